import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { entity, type Stored } from './entity.ts';
import { listing, pageOfList, showing } from './listing.ts';
import { attributes } from './row-form.ts';
import { type Item, queryItems } from './table.ts';

const kind = { type: 'test-pupil', key: (id: string) => ({ pk: `TEST#${id}`, sk: 'PUPIL' }) };

const before = entity({
  ...kind,
  version: 1,
  schema: () => z.object({ id: z.string(), name: z.string(), points: z.number() }),
});
/** The deployment after it: an attribute more. */
const withGrade = entity({
  ...kind,
  version: 1,
  schema: () =>
    z.object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      grade: z.number().default(1),
    }),
});

const splitName = ({ name, ...others }: Item): Item => {
  const [family = '', given = ''] = String(name).split(' ');
  return { ...others, family, given };
};
/** The deployment after that one: an attribute is stored in another form. */
const withTwoNames = entity({
  ...kind,
  version: 2,
  upgrades: { 1: splitName },
  schema: () =>
    z.object({
      id: z.string(),
      family: z.string(),
      given: z.string(),
      points: z.number(),
      grade: z.number().default(1),
    }),
});

const add = <T extends { readonly points: number }>(pupil: T): T => ({
  ...pupil,
  points: pupil.points + 1,
});
const storedAs = async (id: string): Promise<Item | undefined> => {
  const { items } = await queryItems({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': kind.key(id).pk },
  });
  return items[0];
};

async function pupil(): Promise<string> {
  const id = randomUUID();
  await before.create(id, { id, name: 'Li Lei', points: 0 });
  return id;
}

describe('while a deployment replaces one function after the other', () => {
  it('a new attribute has its default, until it is written', async () => {
    const id = await pupil();
    expect(await withGrade.get(id)).toMatchObject({ grade: 1 });
  });

  it('older code keeps a new attribute that it does not know', async () => {
    const id = await pupil();
    await withGrade.change(id, (found) => ({ ...found, grade: 7 }));

    await before.change(id, add);
    // Not even a value that is written out whole loses it.
    await before.change(id, ({ points }) => ({ id, name: 'Han Mei', points }));

    expect(await withGrade.get(id)).toMatchObject({ grade: 7, points: 1, name: 'Han Mei', rev: 4 });
  });

  it('newer code reads what older code has stored, and stores it in its own form', async () => {
    const id = await pupil();
    await withGrade.change(id, (found) => ({ ...found, grade: 7 }));
    expect(await withTwoNames.get(id)).toMatchObject({ family: 'Li', given: 'Lei', grade: 7 });
    expect(await storedAs(id)).toMatchObject({ v: 1, name: 'Li Lei' });

    await withTwoNames.change(id, add);

    const stored = await storedAs(id);
    expect(stored).toMatchObject({ v: 2, family: 'Li', given: 'Lei', grade: 7, points: 1 });
    expect(stored).not.toHaveProperty('name');
  });

  it('older code neither reads nor spoils what newer code has stored: -1, and later it works', async () => {
    const id = await pupil();
    await withTwoNames.change(id, add);
    const refused = { code: CODE.wait, details: { data: { retryAfter: 5 }, status: 503 } };

    await expect(before.get(id)).rejects.toMatchObject(refused);
    await expect(before.change(id, add)).rejects.toMatchObject(refused);

    expect(await withTwoNames.get(id)).toMatchObject({ points: 1, given: 'Lei' });
  });

  it('of two that write at once, the older loses to the newer, and nothing is lost', async () => {
    const id = await pupil();
    const results = await Promise.allSettled([
      before.change(id, add),
      withTwoNames.change(id, add),
      withGrade.change(id, add),
      withTwoNames.change(id, add),
    ]);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(await withTwoNames.get(id)).toMatchObject({ points: done, given: 'Lei' });
  });

  it('entries of lists that older code has written carry no row of ours, until the item is written', async () => {
    const list = `TEST#${randomUUID()}`;
    const schema = () => z.object({ id: z.string(), name: z.string() });
    const listed = {
      type: 'test-listed',
      schema,
      key: kind.key,
      lists: ({ id }: { readonly id: string }) => [showing(listing(list, '', id))],
    };
    const shown = ['id', 'name'] as const;
    const row = attributes<Stored<z.infer<ReturnType<typeof schema>>>, 'id' | 'name'>(shown);
    const older = entity({ ...listed, version: 1, row });
    const newer = entity({ ...listed, version: 2, upgrades: { 1: (item) => item }, row });
    const id = randomUUID();
    await older.create(id, { id, name: 'Li Lei' });
    const entries = async () => (await pageOfList(list, { limit: 2 })).entries;
    const versions = async () => (await entries()).map((each) => JSON.parse(each.row ?? '[]')[0]);
    const rows = async () => newer.rowsOf(await entries(), (target) => target);

    expect(await versions()).toEqual([1]);
    expect(await rows()).toEqual([{ id, name: 'Li Lei' }]);
    await newer.change(id, (found) => ({ ...found }));

    expect(await versions()).toEqual([2]);
    expect(await rows()).toEqual([{ id, name: 'Li Lei' }]);
  });

  it('a version without a way from it is a fault', async () => {
    const later = entity({ ...kind, version: 3, schema: () => z.object({ id: z.string() }) });
    const id = await pupil();
    await expect(later.get(id)).rejects.toThrow('no way from version 1');
  });
});
