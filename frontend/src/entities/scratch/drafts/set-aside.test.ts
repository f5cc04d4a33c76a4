import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { type DraftName, type Listed, newDraft } from './draft.ts';
import { draftBeside, draftIn, UnreadDraft } from './find-draft.ts';
import { drafts } from './open-drafts.ts';
import { setAside, withAside } from './set-aside.ts';

beforeEach(() => writeStored(STORAGE_KEY.asideDrafts, '{}'));

const damagedOf = (...damaged: readonly DraftName[]): Listed => ({
  drafts: [],
  damaged,
  aside: [],
  isLargeRead: true,
  isOtherRead: true,
});
/** What the store tells of a record that cannot be read: nothing but its name. */
const song: DraftName = { id: 'ann:w0', person: 'ann', work: null };

test('a draft that was set aside holds its project up no more, and is neither overwritten nor removed', async () => {
  expect(() => draftIn(withAside('ann', damagedOf(song)), 'w0')).toThrow(UnreadDraft);
  setAside([song]);
  const listed = withAside('ann', damagedOf(song));
  expect(listed).toMatchObject({ damaged: [], aside: [song] });
  expect(draftIn(listed, 'w0')).toBeUndefined();
  const untouched = 'stays as it is';
  await expect(drafts.put({ ...newDraft('ann', 'w0'), work: 'w0' })).rejects.toThrow(untouched);
  await expect(drafts.remove('ann:w0')).rejects.toThrow(untouched);
  await expect(drafts.replace('ann:w0', newDraft('ann', 'new-1'))).rejects.toThrow(untouched);
  await expect(drafts.replace('ann:new-1', newDraft('ann', 'w0'))).rejects.toThrow(untouched);
  // Another project goes on, and so does another person.
  expect(draftBeside(listed, 'ann', 'w1')).toEqual({ ...newDraft('ann', 'w1'), work: 'w1' });
  const ofBen = { id: 'ben:w0', person: 'ben', work: null };
  expect(withAside('ben', damagedOf(ofBen))).toEqual(damagedOf(ofBen));
});

test('what is made beside has a name of its own each time', () => {
  setAside([song]);
  const listed = withAside('ann', damagedOf(song));
  const [one, two] = [draftBeside(listed, 'ann', 'w0'), draftBeside(listed, 'ann', 'w0')];
  expect(one).toMatchObject({ person: 'ann', work: 'w0', beside: ['ann:w0'] });
  expect(new Set([one.id, two.id, 'ann:w0']).size).toBe(3);
});

test('what can be read again, or has gone, is asked for again when it is damaged anew', () => {
  setAside([song]);
  // It may be in the part that cannot be read just now.
  withAside('ann', { ...damagedOf(), isOtherRead: false });
  expect(withAside('ann', damagedOf(song)).aside).toEqual([song]);
  withAside('ann', damagedOf());
  expect(withAside('ann', damagedOf(song)).damaged).toEqual([song]);
});

test('at the address of the time before its first save a project does not begin anew', () => {
  const begun = { id: 'ann:new-1', person: 'ann', work: 'w3' };
  setAside([begun]);
  const listed = withAside('ann', damagedOf(begun));
  expect(draftIn(listed, 'w3')).toBeUndefined();
  expect(() => draftIn(listed, 'new-1')).toThrow(UnreadDraft);
});
