import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Draft,
  type DraftName,
  newDraft,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import {
  ModelServer,
  ModelStore,
  saverOf,
  snapshotOf,
} from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { findOpening, savedOf } from './find-opening.ts';
import { forgetBeginning, keepCopy, newLocalId } from './new-projects.ts';
import { MissingFile, versionToOpen } from './unopened.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  isReachable: true,
  isMissing: false,
}));
vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    list: () => model.store.list(),
    setAside: (names: readonly DraftName[]) => model.store.setAside(names),
  },
}));
vi.mock('./open-work.ts', () => ({
  openWork: async (id: string) => {
    if (!model.isReachable) throw new TypeError('no network');
    const opened = { title: id, version: { work: id, no: 3, at: '' } };
    if (model.isMissing) throw new MissingFile(versionToOpen({ ...opened, hasEarlier: true }));
    return opened;
  },
}));

beforeEach(() => {
  model.store = new ModelStore();
  model.isReachable = true;
  model.isMissing = false;
});

const keep = (project: string, more: Partial<Draft> = {}) =>
  model.store.put({ ...newDraft('ann', project), waiting: snapshotOf('mine'), ...more });

test('a store that cannot be read opens neither the version of the server nor an empty project', async () => {
  await keep('w0', { work: 'w0' });
  await keep('new-1');
  model.store.isUnread = true;
  await expect(findOpening('ann', 'w0')).rejects.toThrow(UnreadDraft);
  await expect(findOpening('ann', 'new-1')).rejects.toThrow(UnreadDraft);
  model.store.isUnread = false;
  expect(await findOpening('ann', 'w0')).toMatchObject({ kind: 'unsent', isKept: true });
  expect(await findOpening('ann', 'new-1')).toMatchObject({ kind: 'unsent', isKept: true });
});

test('a damaged draft stops its own project only', async () => {
  await keep('w0', { work: 'w0' });
  model.store.damaged.add('ann:w0');
  await expect(findOpening('ann', 'w0')).rejects.toThrow(UnreadDraft);
  expect(await findOpening('ann', 'w1')).toMatchObject({ kind: 'work', opened: { title: 'w1' } });
});

test('a project that this tab has just begun opens, until the device has something of it', async () => {
  model.store.isUnread = true;
  const id = newLocalId();
  expect(await findOpening('ann', id)).toEqual({ kind: 'new' });
  forgetBeginning(id);
  await expect(findOpening('ann', id)).rejects.toThrow(UnreadDraft);
});

test('a copy that only this tab has opens, though the store cannot be read', async () => {
  const id = newLocalId();
  const { saver, store } = saverOf(new ModelServer(), []);
  store.isFull = true;
  const copy = { ...newDraft('ann', id), waiting: snapshotOf('mine') };
  await keepCopy(id, copy, { original: saver, isSaved: true });
  model.store.isUnread = true;
  expect(await findOpening('ann', id)).toMatchObject({ kind: 'unsent', isKept: false });
});

const failureOf = (project: string): Promise<Error> =>
  findOpening('ann', project).then(
    () => new Error('it opens'),
    (error: Error) => error,
  );

test('beside a damaged draft the version of the server opens, and its changes are a draft of their own', async () => {
  await keep('w0', { work: 'w0' });
  model.store.damaged.add('ann:w0');
  const saved = savedOf(await failureOf('w0'));
  expect(saved).toBe('w0');
  const opening = await findOpening('ann', 'w0', saved);
  expect(opening).toMatchObject({ kind: 'work', draft: { work: 'w0', beside: ['ann:w0'] } });
  if (opening.kind !== 'work') throw new Error('not of the server');
  // From now on it opens without a question, with what was changed since.
  expect(await findOpening('ann', 'w0')).toMatchObject({ kind: 'work' });
  await model.store.put({ ...opening.draft, base: 3, waiting: snapshotOf('since') });
  const { id } = opening.draft;
  expect(await findOpening('ann', 'w0')).toMatchObject({ kind: 'unsent', draft: { id } });
  expect(model.store.contents()).toEqual(['mine', 'since']);
  // What can be read again is there again, once what is newer was sent.
  model.store.damaged.clear();
  expect(await findOpening('ann', 'w0')).toMatchObject({ kind: 'unsent', draft: { id } });
  await model.store.remove(id);
  expect(await findOpening('ann', 'w0')).toMatchObject({ kind: 'unsent', draft: { id: 'ann:w0' } });
});

test('a damaged draft is asked for again as long as there was nothing to go on with', async () => {
  await keep('w0', { work: 'w0' });
  model.store.damaged.add('ann:w0');
  model.isReachable = false;
  await expect(findOpening('ann', 'w0', 'w0')).rejects.toThrow('no network');
  model.isReachable = true;
  expect(savedOf(await failureOf('w0'))).toBe('w0');
});

test('an earlier version in place of one without its file goes beside a damaged draft, too', async () => {
  await keep('w0', { work: 'w0' });
  model.store.damaged.add('ann:w0');
  model.isMissing = true;
  const opening = await findOpening('ann', 'w0', 'w0');
  expect(opening).toMatchObject({ kind: 'missing', draft: { work: 'w0', beside: ['ann:w0'] } });
  expect(savedOf(await failureOf('w0'))).toBe('w0');
});

test('nothing is offered in place of what the server does not have, or may be anywhere', async () => {
  await keep('new-1');
  model.store.damaged.add('ann:new-1');
  const damaged = await failureOf('new-1');
  expect(damaged).toBeInstanceOf(UnreadDraft);
  expect(savedOf(damaged)).toBeUndefined();
  model.store.isUnread = true;
  const unread = await failureOf('w0');
  expect(unread).toBeInstanceOf(UnreadDraft);
  expect(savedOf(unread)).toBeUndefined();
  await expect(findOpening('ann', 'w0', 'w0')).rejects.toThrow(UnreadDraft);
  expect(savedOf(new TypeError('no network'))).toBeUndefined();
});
