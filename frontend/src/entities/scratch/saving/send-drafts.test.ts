import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, type DraftName, newDraft } from '../drafts/draft.ts';
import { listUnsent } from '../drafts/use-unsent.ts';
import { holdProject } from './hold-project.ts';
import { isUnsent } from './is-unsent.ts';
import { type Fate, ModelServer, ModelStore } from './model.fixture.ts';
import { openProjects } from './open-projects.ts';
import { sendDrafts, sendProject } from './send-drafts.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  server: undefined as unknown as ModelServer,
  fates: [] as Fate[],
}));

vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    remove: (id: string) => model.store.remove(id),
    get: (id: string) => model.store.get(id),
    list: async (person: string) => {
      const { drafts, damaged, ...rest } = await model.store.list();
      const isOwn = (draft: DraftName) => draft.person === person;
      return { drafts: drafts.filter(isOwn), damaged: damaged.filter(isOwn), ...rest };
    },
  },
}));
vi.mock('./save-calls.ts', () => ({
  serverOf: () =>
    model.server.through(
      () => model.fates.shift() ?? 'ok',
      () => undefined,
    ),
}));

const keep = (person: string, project: string, more: Partial<Draft> = {}, content = project) => {
  const waiting = {
    key: `${person}${project}`,
    at: '2026-03-02T10:02:00.000Z',
    title: content,
    project: new TextEncoder().encode(content).buffer as ArrayBuffer,
    thumbnail: null,
  };
  return model.store.put({ ...newDraft(person, project), waiting, ...more });
};

beforeEach(() => {
  model.store = new ModelStore();
  model.server = new ModelServer();
  model.fates = [];
});

const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

test('all that the device keeps of a person is sent, and nothing of another', async () => {
  await keep('ann', 'new-1');
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  await keep('ben', 'new-1', {}, 'of ben');
  const sent = await sendDrafts('ann');
  expect([...sent]).toEqual([
    ['new-1', { kind: 'sent', work: 'w1', no: 1 }],
    ['w0', { kind: 'sent', work: 'w0', no: 2 }],
  ]);
  expect(model.server.contents()).toEqual(['first', 'w0', 'new-1']);
  expect(model.store.contents()).toEqual(['of ben']);
});

test('a project that the server has nothing of is told first', async () => {
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  await keep('ann', 'new-1', {}, 'made on a train');
  const { projects } = await listUnsent('ann');
  expect(projects).toMatchObject([
    { project: 'new-1', work: null, title: 'made on a train' },
    { project: 'w0', work: 'w0' },
  ]);
});

test('what the server cannot take is told, and stays on the device', async () => {
  await keep('ann', 'new-1', {}, 'huge!');
  await keep('ann', 'w0', { work: 'w0', base: 7 });
  expect(await sendProject('ann', 'new-1')).toEqual({
    kind: 'refused',
    message: 'too large',
    isKept: true,
    title: 'huge!',
  });
  expect(await sendProject('ann', 'w0')).toMatchObject({ kind: 'stale', isKept: true });
  model.fates = ['lost-request'];
  await keep('ann', 'new-2');
  expect(await sendProject('ann', 'new-2')).toMatchObject({ kind: 'offline', isKept: true });
  expect(model.store.contents()).toEqual(['huge!', 'w0', 'new-2']);
  expect(await sendProject('ann', 'nothing')).toEqual({ kind: 'nothing' });
});

test('what cannot be read is not called nothing, stays, and holds nothing else up', async () => {
  const unread = { kind: 'unread', isKept: true };
  await keep('ann', 'new-1');
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  model.store.isUnread = true;
  expect(await sendProject('ann', 'w0')).toMatchObject(unread);
  expect((await listUnsent('ann')).mayBeMore).toBe(true);
  expect(await isUnsent('ann')).toBe(true);
  model.store.isUnread = false;
  model.store.damaged.add('ann:new-1');
  const sent = await sendDrafts('ann');
  expect(sent.get('w0')).toMatchObject({ kind: 'sent' });
  expect(sent.get('new-1')).toMatchObject(unread);
  expect(await listUnsent('ann')).toMatchObject({ projects: [], mayBeMore: true });
  expect(model.store.contents()).toEqual(['new-1']);
  model.store.damaged.clear();
  expect(await sendProject('ann', 'new-1')).toMatchObject({ kind: 'sent' });
  expect((await listUnsent('ann')).mayBeMore).toBe(false);
});

test('of two drafts of a project the newer is told and sent first, and the other is not lost', async () => {
  await keep('ann', 'w0', { work: 'w0', base: 1 }, 'before');
  await keep('ann', 'w0~1', { work: 'w0', base: 1, beside: ['ann:w0'] }, 'since');
  expect((await listUnsent('ann')).projects).toMatchObject([{ project: 'w0', title: 'since' }]);
  expect(await sendProject('ann', 'w0')).toEqual({ kind: 'sent', work: 'w0', no: 2 });
  expect(model.server.works.get('w0')).toEqual(['first', 'since']);
  expect(await sendProject('ann', 'w0')).toMatchObject({ kind: 'stale', title: 'before' });
  expect(model.store.contents()).toEqual(['before']);
});

test('what is set aside is not told as unsent, and holds up neither signing out nor handing in', async () => {
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  model.store.damaged.add('ann:w0');
  const { damaged } = await listUnsent('ann');
  await model.store.setAside(damaged);
  expect(await listUnsent('ann')).toMatchObject({ projects: [], damaged: [], mayBeMore: false });
  expect(await isUnsent('ann')).toBe(false);
  expect(await sendProject('ann', 'w0')).toEqual({ kind: 'nothing' });
  expect(model.store.contents()).toEqual(['w0']);
});

test('a project of which only the link with its task was lost is linked', async () => {
  await keep('ann', 'new-1', { work: 'w0', base: 1, waiting: null, task: 't1' });
  expect(await sendProject('ann', 'w0')).toEqual({ kind: 'sent', work: 'w0', no: 1 });
  expect(model.server.answers.get('t1')).toBe('w0');
  expect(model.store.all()).toEqual([]);
});

test('a tab that has the project open sends it, with what only its editor has', async () => {
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  const onSaveAsked = vi.fn(async () => ({
    isSent: true,
    reason: 'offline' as const,
    work: 'w0',
    no: 5,
    isKept: true,
    title: '',
  }));
  const nothing = { onAsked: async () => true, onLost: () => undefined };
  const release = await holdProject('ann', 'w0', { take: false, onSaveAsked, ...nothing });
  if (release) releases.push(release);
  expect(await openProjects('ann')).toEqual(['w0']);
  expect(await openProjects('ben')).toEqual([]);
  expect(await sendProject('ann', 'w0')).toEqual({ kind: 'sent', work: 'w0', no: 5 });
  expect(model.server.contents()).toEqual(['first']);
  // Of a tab that does not tell whether its device has it, nothing is promised.
  const untold = { isSent: false, reason: 'stale', work: 'w0', no: 5 };
  onSaveAsked.mockResolvedValueOnce(untold as never);
  const unknown = { kind: 'stale', message: '', isKept: false, title: '' };
  expect(await sendProject('ann', 'w0')).toEqual(unknown);
  const kept = { isSent: false, reason: 'offline' as const, work: 'w0', no: 5 };
  onSaveAsked.mockResolvedValueOnce({ ...kept, isKept: true, title: 'Cat' } as never);
  expect(await sendProject('ann', 'w0')).toMatchObject({ isKept: true, title: 'Cat' });
});

test('a project that is being sent by another tab is waited for, and not sent twice', async () => {
  await keep('ann', 'w0', { work: 'w0', base: 1 });
  const [one, other] = await Promise.all([sendProject('ann', 'w0'), sendProject('ann', 'w0')]);
  expect([one.kind, other.kind].toSorted()).toEqual(['nothing', 'sent']);
  expect(model.server.works.get('w0')).toEqual(['first', 'w0']);
});

test('a tab with changes that are kept nowhere does not hand its project over', async () => {
  let isSafe = false;
  const onSaveAsked = vi.fn();
  const onLost = vi.fn();
  const options = { onAsked: async () => isSafe, onSaveAsked, onLost };
  expect(await holdProject('ann', 'w0', { take: false, ...options })).not.toBeNull();
  expect(await holdProject('ann', 'w0', { take: true, ...options })).toBeNull();
  expect(onLost).not.toHaveBeenCalled();
  isSafe = true;
  const release = await holdProject('ann', 'w0', { take: true, ...options });
  expect(release).not.toBeNull();
  expect(onLost).toHaveBeenCalledOnce();
  if (release) releases.push(release);
});
