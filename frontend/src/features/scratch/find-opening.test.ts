import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, newDraft } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import {
  ModelServer,
  ModelStore,
  saverOf,
  snapshotOf,
} from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { findOpening } from './find-opening.ts';
import { forgetBeginning, keepCopy, newLocalId } from './new-projects.ts';

const model = vi.hoisted(() => ({ store: undefined as unknown as ModelStore }));
vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    list: () => model.store.list(),
  },
}));
vi.mock('./open-work.ts', () => ({ openWork: async (id: string) => ({ title: id }) }));

beforeEach(() => {
  model.store = new ModelStore();
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
