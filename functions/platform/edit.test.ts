import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { beginEdit } from './edit.ts';
import { entity, type Stored } from './entity.ts';
import { transact } from './table.ts';

const notes = entity({
  type: 'test-note',
  version: 1,
  schema: () => z.object({ id: z.string(), text: z.string() }),
  key: (id: string) => ({ pk: `TEST#${id}`, sk: 'EDITED' }),
});

async function created() {
  const note = { id: randomUUID(), text: 'first' };
  await notes.create(note.id, note);
  return { ...note, rev: 1 };
}

const textOf = async (id: string) => (await notes.get(id, { consistent: true }))?.text;
const edited = (note: Stored<{ id: string; text: string }>, text: string) =>
  notes.replacing(note.id, note, { id: note.id, text });
const refusedWith = (text: string | undefined) => ({
  code: CODE.wait,
  details: { data: { current: text } },
});

describe('an edit', () => {
  it('writes when it began from the revision that is stored', async () => {
    const before = await created();
    const write = await beginEdit({ before, rev: 1, current: () => textOf(before.id) });
    await write(edited(before, 'second'));

    expect(await notes.get(before.id)).toMatchObject({ text: 'second', rev: 2 });
  });

  it('begins with revision 0 where nothing is stored', async () => {
    const id = randomUUID();
    const begin = (rev: number) => beginEdit({ before: undefined, rev, current: () => textOf(id) });
    await (await begin(0))(notes.creating(id, { id, text: 'first' }));

    expect(await textOf(id)).toBe('first');
    await expect(begin(1)).rejects.toMatchObject(refusedWith('first'));
  });

  it('is refused with what is there now when it began from an older revision', async () => {
    const old = await created();
    await transact(edited(old, 'second'));
    const before = { ...old, rev: 2 };

    const begun = beginEdit({ before, rev: 1, current: () => textOf(old.id) });
    await expect(begun).rejects.toMatchObject(refusedWith('second'));
  });

  it('writes nothing when somebody else is first, and tells what is there then', async () => {
    const [before, other] = [await created(), await created()];
    const write = await beginEdit({ before, rev: 1, current: () => textOf(before.id) });
    await transact(edited(before, 'theirs'));

    const writing = write([...edited(other, 'mine'), ...edited(before, 'mine')]);
    await expect(writing).rejects.toMatchObject(refusedWith('theirs'));
    expect(await textOf(before.id)).toBe('theirs');
    expect(await textOf(other.id)).toBe('first');
  });
});
