import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, newDraft } from '#frontend/src/entities/scratch/drafts/draft.ts';
import {
  ModelServer,
  ModelStore,
  snapshotOf,
} from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { bytesOf, openSession } from './session.fixture.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  server: undefined as unknown as ModelServer,
  fetchWork: vi.fn(),
}));
vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    remove: (id: string) => model.store.remove(id),
    replace: (id: string, draft: Draft) => model.store.replace(id, draft),
    get: (id: string) => model.store.get(id),
    list: () => model.store.list(),
  },
}));
vi.mock('#frontend/src/entities/scratch/saving/save-calls.ts', () => ({
  serverOf: () =>
    model.server.through(
      () => 'ok',
      () => undefined,
    ),
}));
vi.mock('./work-calls.ts', () => ({ fetchWork: model.fetchWork }));
vi.mock('./opened-project.ts', () => ({
  OpenedProject: class {
    hold = async () => true;
    release = () => undefined;
    end = () => undefined;
  },
}));

const THEIRS = {
  title: 'Cat',
  kind: 'scratch',
  version: { work: 'w0', no: 1, at: '' },
  project: bytesOf('first'),
};

beforeEach(() => {
  model.store = new ModelStore();
  model.server = new ModelServer();
  model.fetchWork.mockReset();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
});
afterEach(() => vi.unstubAllGlobals());

/** An editor with changes, of a work that another device has saved meanwhile. */
async function openStale(task: string | null = null) {
  const draft = { ...newDraft('ann', 'w0'), work: 'w0', waiting: snapshotOf('mine'), task };
  await model.store.put(draft);
  const { session, load, view, shown } = await openSession('w0');
  await vi.waitFor(() => expect(view().saving.kind).toBe('stale'));
  return { session, load, kind: () => view().saving.kind, shown };
}

test('mine stays when theirs cannot be loaded, and can be kept as a copy', async () => {
  const { session, kind, shown } = await openStale();
  model.fetchWork.mockRejectedValueOnce(new TypeError('no network'));
  await expect(session.takeTheirs()).rejects.toThrow('no network');
  expect(model.store.contents()).toEqual(['mine']);
  expect([kind(), shown()]).toEqual(['stale', 'mine']);
  const copy = await session.keepMineAsCopy();
  expect(model.store.all()).toMatchObject([{ id: `ann:${copy}`, work: null }]);
  expect(model.store.contents()).toEqual(['mine']);
});

test('mine is in the editor again when that cannot open theirs', async () => {
  const { session, load, kind, shown } = await openStale();
  model.fetchWork.mockResolvedValue(THEIRS);
  load.mockRejectedValueOnce(new Error('broken'));
  await expect(session.takeTheirs()).rejects.toThrow('broken');
  expect(model.store.contents()).toEqual(['mine']);
  expect([kind(), shown()]).toEqual(['stale', 'mine']);
  await session.takeTheirs();
  expect(model.store.all()).toEqual([]);
  expect([kind(), shown()]).toEqual(['saved', 'first']);
});

test('whoever takes theirs keeps the link with the task that is still to be confirmed', async () => {
  const { session } = await openStale('t1');
  model.fetchWork.mockResolvedValue(THEIRS);
  await session.takeTheirs();
  await vi.waitFor(() => expect(model.server.answers.get('t1')).toBe('w0'));
  expect(model.store.all()).toEqual([]);
});
