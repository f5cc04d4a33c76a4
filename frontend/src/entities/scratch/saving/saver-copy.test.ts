import { expect, test } from 'vitest';
import { type Draft, newDraft } from '../drafts/draft.ts';
import { ModelServer, type ModelStore, newKey, saverOf, snapshotOf } from './model.fixture.ts';
import { Saver } from './saver.ts';

const optionsOf = (draft: Draft, store: ModelStore, server: ModelServer) => ({
  draft,
  store,
  server: server.through(
    () => 'ok',
    () => undefined,
  ),
  newKey,
  onChange: () => undefined,
});

/** A work that another device has saved meanwhile, with changes of this one; and a copy that the store had no room for. */
async function makeCopy() {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, [], { base: 0 });
  await saver.keep(snapshotOf('mine'));
  await saver.flush();
  store.isFull = true;
  await saver.keep(snapshotOf('mine, newer'));
  const mine = saver.copyOfMine('copy');
  const copy = { ...mine, replaces: saver.replacedBy(mine) };
  expect(await saver.endAs(copy)).toBe(false);
  expect(store.contents()).toEqual(['mine']);
  return { server, store, copy: new Saver(optionsOf(copy, store, server)) };
}

test('a copy that the server has leaves nothing behind that asks for a second one', async () => {
  const { server, store, copy } = await makeCopy();
  expect(await copy.flush()).toBe(true);
  expect(server.contents()).toEqual(['first', 'mine, newer']);
  expect(store.all()).toEqual([]);
});

test('a copy that the device has room for at last takes the place of what it was made from', async () => {
  const { store, copy } = await makeCopy();
  store.isFull = false;
  await copy.keep(snapshotOf('mine, and more'));
  expect(store.contents()).toEqual(['mine, and more']);
});

test('what was changed since in the project itself stays', async () => {
  const { store, copy } = await makeCopy();
  store.isFull = false;
  await store.put({ ...newDraft('ann', 'd1'), waiting: snapshotOf('newer') });
  expect(await copy.flush()).toBe(true);
  expect(store.contents()).toEqual(['newer']);
});

const DEADLINE = '2026-03-02T10:30:00.000Z';
const at = (minute: number, content: string) => ({
  ...snapshotOf(content),
  at: `2026-03-02T10:${minute}:00.000Z`,
});
const draftOfCopy = (content: string) => ({ ...newDraft('ann', 'copy'), waiting: at(55, content) });

/** Sends all drafts of a store, as the child's home does. */
async function sendAll(server: ModelServer, store: ModelStore): Promise<void> {
  for (const draft of store.all()) await new Saver(optionsOf(draft, store, server)).flush();
}

test('a copy leaves what was there at a deadline, and a link with a task, to its project', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, ['lost-request'], { task: 't1' });
  await saver.keep(at(10, 'begun'), [DEADLINE]);
  await saver.flush();
  await saver.keep(at(29, 'at the deadline'));
  await saver.keep(at(50, 'after it'));
  expect(await saver.endAs(draftOfCopy('the copy'))).toBe(true);
  await sendAll(server, store);
  expect(server.works.get('w0')).toEqual(['first', 'begun', 'at the deadline']);
  expect(server.answers.get('t1')).toBe('w0');
  expect(server.works.get('w1')).toEqual(['the copy']);
  expect(store.all()).toEqual([]);
});

test('a copy made after a deadline leaves what was newest at it, though nothing newer was kept', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, []);
  await saver.keep(at(29, 'at the deadline'), [DEADLINE]);
  await saver.endAs(draftOfCopy('the copy'));
  await sendAll(server, store);
  expect(server.contents()).toEqual(['first', 'at the deadline', 'the copy']);
});

test('a copy that the device takes later leaves the same', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, [], { task: 't1' });
  await saver.keep(at(29, 'at the deadline'), [DEADLINE]);
  await saver.keep(at(50, 'after it'));
  store.isFull = true;
  const made = draftOfCopy('the copy');
  expect(await saver.endAs(made)).toBe(false);
  const copy = { ...made, replaces: saver.replacedBy(made) };
  store.isFull = false;
  expect(await new Saver(optionsOf(copy, store, server)).flush()).toBe(true);
  expect(store.contents()).toEqual(['at the deadline']);
  await sendAll(server, store);
  expect(server.contents()).toEqual(['first', 'at the deadline', 'the copy']);
  expect(server.answers.get('t1')).toBe('w0');
});

test('mine as a copy leaves what was there at a deadline to be decided on, and the link to its project', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, [], { base: 0, task: 't1', deadlines: [DEADLINE] });
  await saver.keep(at(20, 'at the deadline'));
  await saver.keep(at(40, 'mine'));
  expect(await saver.flush()).toBe(false);
  const copy = saver.copyOfMine('copy');
  expect(await saver.endAs(copy)).toBe(true);
  expect(store.contents()).toEqual(['at the deadline', 'mine']);
  await sendAll(server, store);
  expect(server.contents()).toEqual(['first', 'mine']);
  expect(server.answers.size).toBe(0);
  const [left] = store.all();
  const again = saverOf(server, [], left);
  expect(await again.saver.flush()).toBe(false);
  expect(again.reported.at(-1)).toMatchObject({ kind: 'stale' });
  await again.saver.putOnTop();
  expect(server.works.get('w0')).toEqual(['first', 'at the deadline']);
  expect(server.answers.get('t1')).toBe('w0');
});

test('an original that cannot be read stays as it is, and its copy is kept', async () => {
  const { store, copy } = await makeCopy();
  store.isFull = false;
  store.isUnread = true;
  expect(await copy.keep(snapshotOf('mine, and more'))).toBe(true);
  expect(store.contents()).toEqual(['mine', 'mine, and more']);
});
