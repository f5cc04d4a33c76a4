import { expect, test, vi } from 'vitest';
import { unsentOf } from '../drafts/draft.ts';
import { type Fate, ModelServer, saverOf, snapshotOf } from './model.fixture.ts';

test('a lost answer is asked for again before anything newer is sent', async () => {
  const server = new ModelServer();
  const { saver, reported } = saverOf(server, ['ok', 'lost-answer']);
  await saver.keep(snapshotOf('one'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'kept', since: '2026-03-02T10:02:00.000Z' });
  await saver.keep(snapshotOf('two'));
  expect(await saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'one', 'two']);
});

test('what is too large is told, stays on the device, and makes room for what is smaller', async () => {
  const server = new ModelServer();
  const { saver, store, reported } = saverOf(server, []);
  await saver.keep(snapshotOf('huge!'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'refused', message: 'too large', isKept: true });
  expect(store.contents()).toEqual(['huge!']);
  await saver.keep(snapshotOf('small'));
  expect(await saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'small']);
  expect(store.contents()).toEqual([]);
});

test('what the device has no room for is not called kept, until the server has it', async () => {
  const server = new ModelServer();
  const { saver, store, reported } = saverOf(server, ['lost-request']);
  store.isFull = true;
  expect(await saver.keep(snapshotOf('one'))).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'unkept' });
  expect(await saver.flush()).toBe(false);
  expect(saver.isSafe).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(saver.isSafe).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'one']);
});

test('what is kept nowhere is not called kept while an earlier upload hangs', async () => {
  const { saver, store, reported } = saverOf(new ModelServer(), ['crash-before']);
  await saver.keep(snapshotOf('one'));
  void saver.flush();
  await vi.waitFor(() => expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: true }));
  store.isFull = true;
  expect(await saver.keep(snapshotOf('two'))).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: false });
  store.isFull = false;
  await saver.keep(snapshotOf('three'));
  expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: true });
});

test('a device that has room again, or whose store was deleted, keeps it after all', async () => {
  const { saver, store } = saverOf(new ModelServer(), ['lost-request', 'lost-request']);
  store.isFull = true;
  await saver.keep(snapshotOf('one'));
  store.isFull = false;
  expect(await saver.flush()).toBe(false);
  expect(store.contents()).toEqual(['one']);
  expect(saver.isSafe).toBe(true);
  store.drafts.clear();
  expect(await saver.keepAgain()).toBe(true);
  expect(store.contents()).toEqual(['one']);
});

test('what the server refuses and the device has no room for is not called kept, until there is room', async () => {
  const { saver, store, reported } = saverOf(new ModelServer(), []);
  const refused = { kind: 'refused', message: 'too large' };
  store.isFull = true;
  await saver.keep(snapshotOf('huge!'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ ...refused, isKept: false });
  expect(saver.isSafe).toBe(false);
  store.isFull = false;
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ ...refused, isKept: true });
  expect(store.contents()).toEqual(['huge!']);
});

test('the picture of a replaced snapshot goes along with the next', async () => {
  const { saver } = saverOf(new ModelServer(), []);
  const thumbnail = new ArrayBuffer(3);
  await saver.keep({ ...snapshotOf('one'), thumbnail });
  await saver.keep(snapshotOf('two'));
  expect(unsentOf(saver.draft)?.thumbnail).toBe(thumbnail);
});

test('a project that was begun for a task is linked with it, however often the answer is lost', async () => {
  const server = new ModelServer();
  const fates: Fate[] = ['ok', 'ok', 'lost-request', 'lost-answer'];
  const { saver, store } = saverOf(server, fates, { work: null, base: 0, task: 't1' });
  await saver.keep(snapshotOf('one'));
  expect(await saver.flush()).toBe(false);
  // The device remembers it, also for another run of the browser.
  const [kept] = store.all();
  expect(kept).toMatchObject({ work: 'w1', sending: null, waiting: null, task: 't1' });
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(server.answers.get('t1')).toBe('w1');
  expect(store.all()).toEqual([]);
});

test('given up on purpose, nothing stays', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, ['lost-request']);
  await saver.keep(snapshotOf('one'));
  await saver.flush();
  expect(unsentOf(saver.draft)).not.toBeNull();
  await saver.discard();
  expect(store.all()).toEqual([]);
});
