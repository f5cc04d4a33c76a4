import { expect, test } from 'vitest';
import { newDraft } from '../drafts/draft.ts';
import { ModelServer, newKey, saverOf, snapshotOf } from './model.fixture.ts';
import { Saver } from './saver.ts';

/** A work that another device has saved meanwhile, with changes of this one; and a copy that the store had no room for. */
async function makeCopy() {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, [], { base: 0 });
  await saver.keep(snapshotOf('mine'));
  await saver.flush();
  store.isFull = true;
  await saver.keep(snapshotOf('mine, newer'));
  const copy = { ...saver.copyOfMine('copy'), replaces: saver.replaced };
  expect(await saver.endAs(copy)).toBe(false);
  expect(store.contents()).toEqual(['mine']);
  const reached = server.through(
    () => 'ok',
    () => undefined,
  );
  const options = { draft: copy, store, server: reached, newKey, onChange: () => undefined };
  return { server, store, copy: new Saver(options) };
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
