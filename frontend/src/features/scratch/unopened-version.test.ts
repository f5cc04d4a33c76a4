import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, newDraft } from '#frontend/src/entities/scratch/drafts/draft.ts';
import {
  ModelServer,
  ModelStore,
  snapshotOf,
  textOf,
} from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { canRestore, versionsOf } from './offered-versions.ts';
import { bytesOf, openSession } from './session.fixture.ts';
import { MissingFile, versionToOpen } from './unopened.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  server: undefined as unknown as ModelServer,
  isOffline: false,
  fetchWork: vi.fn(),
  restoreVersion: vi.fn(),
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
      () => (model.isOffline ? 'lost-request' : 'ok'),
      () => undefined,
    ),
}));
vi.mock('./work-calls.ts', () => ({ fetchWork: model.fetchWork }));
vi.mock('./open-work.ts', () => ({ openWork: (id: string) => model.fetchWork(id) }));
vi.mock('./versions.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./versions.ts')>()),
  restoreVersion: model.restoreVersion,
}));
vi.mock('./opened-project.ts', () => ({
  OpenedProject: class {
    hold = async () => true;
    release = () => undefined;
    end = () => undefined;
  },
}));

/** The file of this version is not to be had. */
const MISSING = 'missing';

const versions = () => model.server.works.get('w0') ?? [];

async function fetchVersion(work: string, no = versions().length) {
  const content = versions()[no - 1] ?? '';
  const known = { title: 'Cat', version: { work, no, at: '' }, hasEarlier: no > 1 };
  if (content === MISSING) throw new MissingFile(versionToOpen(known));
  return { ...known, kind: 'scratch', project: bytesOf(content) };
}

async function restoreVersion(work: string, no: number, base: number) {
  if (base !== versions().length) throw new Error('stale');
  model.server.works.set(work, [...versions(), versions()[no - 1] ?? '']);
}

beforeEach(() => {
  model.store = new ModelStore();
  model.server = new ModelServer();
  model.isOffline = false;
  model.fetchWork.mockImplementation(fetchVersion);
  model.restoreVersion.mockImplementation(restoreVersion);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
});
afterEach(() => vi.unstubAllGlobals());

/** The project on a server with these versions. The editor refuses what is `broken`. */
function openVersions(...contents: string[]) {
  model.server.works.set('w0', contents);
  return openSession('w0', { refused: ['broken'] });
}

/** The same with changes on this device. */
async function openChanges(waiting: string, more: Partial<Draft> = {}) {
  const draft = { ...newDraft('ann', 'w0'), work: 'w0', base: 1, waiting: snapshotOf(waiting) };
  await model.store.put({ ...draft, ...more });
  return openVersions('first');
}

test.each(['broken', MISSING])(
  'a newest version that is %s is followed by an earlier one',
  async (newest) => {
    const { session, view, shown } = await openVersions('first', newest);
    expect(view()).toMatchObject({ step: 'failed', work: 'w0', base: 2, title: 'Cat' });
    expect([versionsOf(view()), canRestore(view())]).toEqual(['w0', true]);
    expect(await session.restore(1)).toBe(true);
    expect(versions()).toEqual(['first', newest, 'first']);
    expect(view()).toMatchObject({ step: 'open', work: 'w0', base: 3, unopened: null });
    expect(shown()).toBe('first');
  },
);

test('an earlier version that does not open either is not made the newest', async () => {
  const { session, view } = await openVersions('first', MISSING, 'broken', 'broken');
  await expect(session.restore(3)).rejects.toThrow();
  await expect(session.restore(2)).rejects.toThrow(MissingFile);
  expect(versions()).toHaveLength(4);
  expect(versionsOf(view())).toBe('w0');
  expect(await session.restore(1)).toBe(true);
  expect(view().base).toBe(5);
});

test('the only version is no way on', async () => {
  const { view } = await openVersions('broken');
  expect(view()).toMatchObject({ step: 'failed', work: 'w0' });
  expect(versionsOf(view())).toBeNull();
});

test('a version that was put on top of an open project, and does not open, leads to the others', async () => {
  const { session, view } = await openVersions('first', 'broken', 'third');
  await expect(session.restore(2)).rejects.toThrow();
  expect(view()).toMatchObject({ step: 'failed', base: 4 });
  // The editor is empty now, and nothing of it is saved.
  session.onEditorEvent({ type: 'changed' });
  session.onEditorEvent({ type: 'save-key' });
  expect(await session.restore(3)).toBe(true);
  expect(versions()).toEqual(['first', 'broken', 'third', 'broken', 'third']);
});

test('changes that do not open are sent, and an earlier version goes on top of them', async () => {
  const { session, view } = await openChanges('broken');
  expect(view()).toMatchObject({ step: 'failed', unopened: { kind: 'changes' } });
  expect(versionsOf(view())).toBe('w0');
  await vi.waitFor(() => expect(canRestore(view())).toBe(true));
  expect(await session.save()).toBe(true);
  expect(versions()).toEqual(['first', 'broken']);
  expect(model.store.all()).toEqual([]);
  expect(await session.restore(1)).toBe(true);
  expect(versions()).toEqual(['first', 'broken', 'first']);
});

test('changes that neither open nor can be sent stay, and the editor’s other project is not kept in their place', async () => {
  model.isOffline = true;
  const { session, view } = await openChanges('broken');
  await vi.waitFor(() => expect(view().saving.kind).toBe('kept'));
  expect([versionsOf(view()), canRestore(view())]).toEqual(['w0', false]);
  expect(await session.restore(1)).toBe(false);
  expect(await session.save()).toBe(false);
  expect(await session.leave()).toBe(true);
  const file = await session.file();
  expect(file && textOf(file.bytes)).toBe('broken');
  expect(model.store.contents()).toEqual(['broken']);
  expect(versions()).toEqual(['first']);
});

test('a new project that does not open is not replaced by the one that the editor has instead', async () => {
  model.isOffline = true;
  await model.store.put({ ...newDraft('ann', 'new-1'), waiting: snapshotOf('broken') });
  const { session, view } = await openSession('new-1', { refused: ['broken'] });
  expect([view().step, versionsOf(view())]).toEqual(['failed', null]);
  session.onEditorEvent({ type: 'save-key' });
  await session.save();
  expect(model.store.contents()).toEqual(['broken']);
});

test('changes that do not open ask when the project was saved elsewhere, and leave theirs', async () => {
  const { session, view, shown } = await openChanges('broken', { base: 0 });
  await vi.waitFor(() => expect(view().saving.kind).toBe('stale'));
  expect(view().step).toBe('failed');
  await session.takeTheirs();
  expect([view().step, shown(), model.store.all()]).toEqual(['open', 'first', []]);
});

test('the link with a task is confirmed although the project does not open', async () => {
  const draft = { ...newDraft('ann', 'w0'), work: 'w0', base: 2, task: 't1' };
  await model.store.put(draft);
  const { session } = await openVersions('first', MISSING);
  expect(await session.restore(1)).toBe(true);
  expect(model.server.answers.get('t1')).toBe('w0');
  expect(model.store.all()).toEqual([]);
});
