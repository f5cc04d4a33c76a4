import { afterEach, expect, test, vi } from 'vitest';
import { type Draft, newDraft } from './draft.ts';
import { draftIn, UnreadDraft } from './find-draft.ts';
import { DRAFTS_DATABASE, LARGE_DRAFTS_DATABASE, noteKept } from './may-have-drafts.ts';
import { DamagedDraft, type Part, readBoth, readEach } from './read-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser tells that these databases are there. */
const tellOf = (...names: readonly string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })) });

const refuse = () => Promise.reject(new DOMException('no store', 'UnknownError'));
const of = (...drafts: readonly Draft[]): Promise<Part> => Promise.resolve({ drafts, damaged: [] });

const read = (large: () => Promise<Part>, other: () => Promise<Part>) =>
  readBoth({ name: LARGE_DRAFTS_DATABASE, read: large }, { name: DRAFTS_DATABASE, read: other });

const [one, two, song] = ['w1', 'w2', 'w3'].map((work) => ({ ...newDraft('ann', work), work }));
if (!one || !two || !song) throw new Error('three drafts');

test('a damaged draft hides no other, and its project is not opened as if there were nothing', async () => {
  const part = await readEach('ann', [one.id, two.id, song.id], async (id) => {
    if (id === one.id) throw new DOMException('gone', 'UnknownError');
    if (id === song.id) throw new DamagedDraft({ id: 'ann:new-1', person: 'ann', work: 'w3' });
    return two;
  });
  const listed = await read(
    () => Promise.resolve(part),
    () => of(),
  );
  expect(draftIn(listed, 'w2')).toBe(two);
  expect(draftIn(listed, 'w9')).toBeUndefined();
  for (const project of ['w1', 'w3']) expect(() => draftIn(listed, project)).toThrow(UnreadDraft);
});

test('a draft that vanished meanwhile is none; a closed connection is told, so that it is opened again', async () => {
  expect(await readEach('ann', ['x'], async () => undefined)).toEqual({ drafts: [], damaged: [] });
  const closed = () => Promise.reject(new DOMException('closing', 'InvalidStateError'));
  await expect(readEach('ann', ['x'], closed)).rejects.toThrow('closing');
});

test('of two databases the one that can be read is, and the other is not taken for empty', async () => {
  tellOf(DRAFTS_DATABASE, LARGE_DRAFTS_DATABASE);
  const withoutLarge = await read(refuse, () => of(one));
  expect(withoutLarge.drafts).toEqual([one]);
  // There may be a newer one among the large.
  for (const project of ['w1', 'w9']) expect(() => draftIn(withoutLarge, project)).toThrow();
  const onlyLarge = await read(() => of(song), refuse);
  expect(draftIn(onlyLarge, 'w3')).toBe(song);
  expect(() => draftIn(onlyLarge, 'w1')).toThrow(UnreadDraft);
});

test('what is in both is newer among the large, also if it is damaged there', async () => {
  const older = { ...song, base: 1 };
  const both = await read(
    () => of(song),
    () => of(older),
  );
  expect(both.drafts).toEqual([song]);
  const damaged = await read(
    () => Promise.resolve({ drafts: [], damaged: [song] }),
    () => of(older, one),
  );
  expect(damaged.drafts).toEqual([one]);
});

test('a device that has never kept anything keeps nothing, though its store cannot be opened', async () => {
  const isEmpty = async () => draftIn(await read(refuse, refuse), 'w1') === undefined;
  expect(await isEmpty()).toBe(true);
  tellOf('of another application');
  expect(await isEmpty()).toBe(true);
  vi.stubGlobal('indexedDB', { databases: refuse });
  expect(await isEmpty()).toBe(true);
  // One that has, and does not tell, is not trusted.
  noteKept();
  await expect(isEmpty()).rejects.toThrow(UnreadDraft);
});
