import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, newDraft } from '../drafts/draft.ts';
import { holdProject, type Release, type SavedInTab } from './hold-project.ts';
import { ModelServer, ModelStore, newKey, snapshotOf } from './model.fixture.ts';
import { lockOf } from './open-projects.ts';
import { Saver } from './saver.ts';
import { sendProject } from './send-drafts.ts';
import type { Server } from './server.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  server: undefined as unknown as Server,
  /** What the device's writes wait for. */
  writing: Promise.resolve() as Promise<void>,
  signals: [] as (AbortSignal | undefined)[],
}));

vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: async (draft: Draft) => {
      await model.writing;
      await model.store.put(draft);
    },
    remove: async (id: string) => {
      await model.writing;
      await model.store.remove(id);
    },
    list: () => model.store.list(),
  },
}));
vi.mock('./save-calls.ts', () => ({
  serverOf: (_: string, signal?: AbortSignal) => {
    model.signals.push(signal);
    return model.server;
  },
}));

const LOCK = lockOf('ann', 'w0');
const direct = (server: ModelServer) =>
  server.through(
    () => 'ok',
    () => undefined,
  );

let real: ModelServer;
const releases: Release[] = [];
beforeEach(async () => {
  real = new ModelServer();
  model.store = new ModelStore();
  model.server = direct(real);
  model.writing = Promise.resolve();
  model.signals = [];
  const draft = { ...newDraft('ann', 'w0'), work: 'w0', base: 1, waiting: snapshotOf('unsent') };
  await model.store.put(draft);
});
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

/** The tab of the editor. */
async function edit(take = false): Promise<Release | null> {
  const release = await holdProject('ann', 'w0', {
    take,
    onAsked: async () => true,
    onSaveAsked: vi.fn(),
    onLost: () => undefined,
  });
  if (release) releases.push(release);
  return release;
}

/** Saves that stall; the answer comes with `answer`. */
function stall() {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  model.server = {
    ...direct(real),
    save: async (sending) => {
      const outcome = real.save(sending);
      begin();
      await promise;
      return outcome;
    },
  };
  return { answer, begun };
}

const LEFT = { kind: 'busy', isKept: true, title: 'Cat' };

test.each([false, true])(
  'an editor gets a project that is only being sent (asked: %s)',
  async (take) => {
    const { answer, begun } = stall();
    const sending = sendProject('ann', 'w0');
    await begun;
    const began = performance.now();
    expect(await edit(take)).not.toBeNull();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await sending).toMatchObject(LEFT);
    expect(model.signals[0]?.aborted).toBe(true);
    // The editor goes on with what the device has, and makes one version of it.
    const [draft] = (await model.store.list()).drafts;
    if (!draft) throw new Error('the draft is gone');
    const { store } = model;
    const options = { draft, store, newKey, onChange: () => undefined };
    const saver = new Saver({ ...options, server: direct(real) });
    await saver.keep(snapshotOf('newer'));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.contents()).toEqual(['unsent', 'newer']);
    expect(await saver.flush()).toBe(true);
    expect(real.works.get('w0')).toEqual(['first', 'unsent', 'newer']);
  },
);

test('what is just being written is on the device before the editor has the project, however long that takes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  model.writing = promise;
  const sending = sendProject('ann', 'w0');
  let isOpen = false;
  const editing = edit().then(() => {
    isOpen = true;
  });
  await new Promise((done) => setTimeout(done, 2500));
  expect(isOpen).toBe(false);
  resolve();
  await editing;
  const before = await model.store.list();
  expect(await sending).toMatchObject({ kind: 'busy' });
  await new Promise((done) => setTimeout(done, 20));
  expect(await model.store.list()).toEqual(before);
});

test('another that waits to send leaves it to the editor, too', async () => {
  const { begun } = stall();
  const sending = [sendProject('ann', 'w0'), sendProject('ann', 'w0')];
  await begun;
  expect(await edit()).not.toBeNull();
  for (const sent of sending) expect(await sent).toMatchObject({ kind: 'busy', isKept: true });
});

test('a sender whose lock was taken by force writes nothing more', async () => {
  const { answer, begun } = stall();
  const sending = sendProject('ann', 'w0');
  await begun;
  const before = await model.store.list();
  await navigator.locks.request(LOCK, { steal: true }, async () => {
    expect(await sending).toMatchObject({ kind: 'busy' });
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(await model.store.list()).toEqual(before);
});

test('an editor keeps its project, and says so at once', async () => {
  expect(await edit()).not.toBeNull();
  const began = performance.now();
  expect(await edit()).toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
});

test('an editor whose project was taken by force answers for it no more', async () => {
  expect(await edit()).not.toBeNull();
  let answers = 0;
  await navigator.locks.request(LOCK, { steal: true }, async () => {
    const other = new BroadcastChannel(LOCK);
    other.onmessage = () => {
      answers += 1;
    };
    await new Promise((resolve) => setTimeout(resolve, 20));
    other.postMessage('give way');
    await new Promise((resolve) => setTimeout(resolve, 50));
    other.close();
  });
  expect(answers).toBe(0);
});

test('an editor that is closed while it saves for another tab does not answer', async () => {
  const { promise, resolve } = Promise.withResolvers<SavedInTab>();
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const release = await holdProject('ann', 'w0', {
    take: false,
    onAsked: async () => true,
    onSaveAsked: () => {
      begin();
      return promise;
    },
    onLost: () => undefined,
  });
  const sending = sendProject('ann', 'w0');
  await asked;
  release?.();
  resolve({ isSent: true, reason: 'busy', work: 'w0', no: 2, isKept: true, title: 'Cat' });
  // The other tab sends what the device has.
  expect(await sending).toMatchObject({ kind: 'sent' });
});
