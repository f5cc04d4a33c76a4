import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { entity } from './entity.ts';
import { CallError } from './errors.ts';
import { transact } from './table.ts';

const Note = () =>
  z.object({ id: z.string(), text: z.string(), tag: z.string(), count: z.number() });
const notes = entity({
  type: 'test-note',
  version: 3,
  schema: Note,
  key: (id: string) => ({ pk: `TEST#${id}`, sk: 'NOTE' }),
  indexes: ({ tag, id }) => (tag ? { gsi1pk: `TEST#TAG#${tag}`, gsi1sk: id } : undefined),
});

const fresh = (values: Partial<z.infer<ReturnType<typeof Note>>> = {}) => ({
  id: randomUUID(),
  text: '你好',
  tag: '',
  count: 0,
  ...values,
});
async function created(values: Partial<z.infer<ReturnType<typeof Note>>> = {}) {
  const note = fresh(values);
  await notes.create(note.id, note);
  return note;
}
const codeOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.code : error;
};

describe('an entity', () => {
  it('is read as it was written, with its revision', async () => {
    const note = await created({ text: '\u0000 "引号" 😀 '.repeat(20), count: -1.5 });

    expect(await notes.get(note.id)).toEqual({ ...note, rev: 1 });
    expect(await notes.get(note.id, { consistent: true })).toEqual({ ...note, rev: 1 });
    expect(await notes.get('nothing')).toBeUndefined();
  });

  it('is created once: 2005', async () => {
    const note = await created();

    expect(await codeOf(notes.create(note.id, { ...note, text: 'other' }))).toBe(CODE.exists);
    expect(await notes.get(note.id)).toMatchObject({ text: note.text });
  });

  it('refuses to store what its schema does not allow', async () => {
    const wrong = { ...fresh(), count: 'three' } as unknown as z.infer<ReturnType<typeof Note>>;
    await expect(notes.create(wrong.id, wrong)).rejects.toThrow(z.ZodError);
  });

  it('refuses an item of another kind under its key', async () => {
    const others = entity({ type: 'other', version: 1, schema: Note, key: notes.key });
    const note = fresh();
    await others.create(note.id, note);
    await expect(notes.get(note.id)).rejects.toThrow('expected an item of type test-note');
  });

  it('counts its revisions: as many as there were changes, whatever they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 6 }),
        async (steps) => {
          const note = await created();
          for (const step of steps) {
            await notes.change(note.id, (found) =>
              step === 0 ? undefined : { ...found, count: found.count + step },
            );
          }
          expect(await notes.get(note.id)).toMatchObject({
            rev: 1 + steps.filter((step) => step !== 0).length,
            count: steps.reduce((sum, step) => sum + step, 0),
          });
        },
      ),
      { numRuns: 6 },
    );
  });

  it('loses no change of several made at once', async () => {
    const note = await created();
    const add = () => notes.change(note.id, (found) => ({ ...found, count: found.count + 1 }));

    const results = await Promise.allSettled([add(), add(), add()]);

    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(await notes.get(note.id)).toMatchObject({ count: done, rev: done + 1 });
    expect(done).toBeGreaterThan(0);
  });

  it('that does not exist is not changed into being', async () => {
    expect(await notes.change('nothing', (found) => found)).toBeUndefined();
    expect(await notes.get('nothing')).toBeUndefined();
  });
});

describe('an index', () => {
  it('follows a whole write, and forgets an item that leaves it', async () => {
    const tag = randomUUID();
    const note = await created({ tag });
    const tagged = async () => (await notes.pageOfIndex(`TEST#TAG#${tag}`)).items;
    expect(await tagged()).toEqual([{ ...note, rev: 1 }]);

    await notes.change(note.id, (found) => ({ ...found, tag: '' }));

    expect(await tagged()).toEqual([]);
  });

  it('is paged in order, both ways', async () => {
    const tag = randomUUID();
    for (const id of ['a', 'b', 'c']) await created({ id: `${tag}${id}`, tag });
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id.slice(-1)).join('');

    const first = await notes.pageOfIndex(`TEST#TAG#${tag}`, { limit: 2 });
    const second = await notes.pageOfIndex(`TEST#TAG#${tag}`, { limit: 2, from: first.next });
    const back = await notes.pageOfIndex(`TEST#TAG#${tag}`, { descending: true });

    expect([ids(first.items), ids(second.items), ids(back.items)]).toEqual(['ab', 'c', 'cba']);
    expect(second.next).toBeUndefined();
  });
});

describe('a transaction', () => {
  it('writes everything', async () => {
    const [a, b] = [fresh(), fresh()];

    await transact([...notes.creating(a.id, a), ...notes.creating(b.id, b)]);

    expect(await notes.get(a.id)).toBeDefined();
    expect(await notes.get(b.id)).toBeDefined();
  });

  it('or nothing, and says so', async () => {
    const [existing, fresh1] = [await created(), fresh()];

    const cancelled = transact([
      ...notes.creating(fresh1.id, fresh1),
      ...notes.creating(existing.id, existing),
    ]);

    await expect(cancelled).rejects.toMatchObject({ code: CODE.exists });
    expect(await notes.get(fresh1.id)).toBeUndefined();
  });
});
