import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Draft,
  type DraftName,
  newDraft,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import {
  type Fate,
  ModelServer,
  ModelStore,
  snapshotOf,
} from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { savedOf } from './find-opening.ts';
import { bytesOf, openSession } from './session.fixture.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  server: undefined as unknown as ModelServer,
  fate: 'ok' as Fate,
}));
vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    remove: (id: string) => model.store.remove(id),
    replace: (id: string, draft: Draft) => model.store.replace(id, draft),
    get: (id: string) => model.store.get(id),
    list: () => model.store.list(),
    setAside: (names: readonly DraftName[]) => model.store.setAside(names),
  },
}));
vi.mock('#frontend/src/entities/scratch/saving/save-calls.ts', () => ({
  serverOf: () =>
    model.server.through(
      () => model.fate,
      () => undefined,
    ),
}));
const newest = async () => {
  const versions = model.server.works.get('w0') ?? [];
  const version = { work: 'w0', no: versions.length, at: '' };
  return { title: 'Cat', kind: 'scratch', version, project: bytesOf(versions.at(-1) ?? '') };
};
vi.mock('./open-work.ts', () => ({ openWork: () => newest() }));
vi.mock('./work-calls.ts', () => ({ fetchWork: () => newest() }));
vi.mock('./versions.ts', () => ({
  restoreVersion: async (work: string, no: number) => {
    const versions = model.server.works.get(work) ?? [];
    model.server.works.set(work, [...versions, `${versions[no - 1]} again`]);
  },
}));
vi.mock('./opened-project.ts', () => ({
  OpenedProject: class {
    hold = async () => true;
    release = () => undefined;
    end = () => undefined;
  },
}));

beforeEach(async () => {
  model.store = new ModelStore();
  model.server = new ModelServer();
  model.fate = 'ok';
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  await model.store.put({ ...newDraft('ann', 'w0'), work: 'w0', waiting: snapshotOf('mine') });
  model.store.damaged.add('ann:w0');
});
afterEach(() => vi.unstubAllGlobals());

const open = (saved?: string) => openSession('w0', { saved });

test('what is edited beside a damaged draft is kept and sent, and the draft stays as it was', async () => {
  const { view } = await open();
  expect(view()).toMatchObject({ step: 'failed' });
  const saved = savedOf(view().error);
  const record = model.store.drafts.get('ann:w0');

  const { edit, shown } = await open(saved);
  expect(shown()).toBe('first');
  model.fate = 'lost-request';
  expect(await edit('since')).toBe(false);
  expect(model.store.contents()).toEqual(['mine', 'first since']);
  // Another day.
  const again = await open();
  expect(again.shown()).toBe('first since');
  model.fate = 'ok';
  expect(await again.edit('more')).toBe(true);
  expect(model.server.works.get('w0')?.at(-1)).toBe('first since more');
  expect(model.store.drafts.get('ann:w0')).toBe(record);
  expect(model.store.contents()).toEqual(['mine']);
});

test('an earlier version is restored beside it, too', async () => {
  const { session, edit, shown } = await open('w0');
  expect(await edit('since')).toBe(true);
  expect(await session.restore(1)).toBe(true);
  expect(shown()).toBe('first again');
  model.fate = 'lost-request';
  await edit('then');
  expect(session.isSafe).toBe(true);
  expect(model.store.contents()).toEqual(['mine', 'first again then']);
});
