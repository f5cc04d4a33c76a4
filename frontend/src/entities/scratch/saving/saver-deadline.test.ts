import { expect, test } from 'vitest';
import { unsentOf } from '../drafts/draft.ts';
import { ModelServer, saverOf, snapshotOf } from './model.fixture.ts';

test('what was there at a deadline is sent by itself, though the child goes on without a network', async () => {
  const server = new ModelServer();
  const lost = (count: number) => Array.from({ length: count }, () => 'lost-request' as const);
  const { saver, store } = saverOf(server, lost(2));
  const deadlines = ['2026-03-02T10:30:00.000Z'];
  const keepAt = (minute: number, content: string) =>
    saver.keep({ ...snapshotOf(content), at: `2026-03-02T10:${minute}:00.000Z` }, deadlines);
  await keepAt(10, 'begun');
  await saver.flush();
  await keepAt(20, 'replaced');
  await keepAt(29, 'at the deadline');
  await keepAt(31, 'after it');
  await keepAt(50, 'newest');
  expect(store.contents()).toEqual(['begun', 'at the deadline', 'newest']);
  expect(unsentOf(saver.draft)?.title).toBe('Cat');
  // Another run of the browser knows of it, too.
  const [kept] = store.all();
  const again = saverOf(server, [], kept);
  expect(await again.saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'begun', 'at the deadline', 'newest']);
});

test('a stale save puts on top what was there at a deadline, and the newest', async () => {
  const server = new ModelServer();
  const { saver } = saverOf(server, [], { base: 0, deadlines: ['2026-03-02T10:30:00.000Z'] });
  await saver.keep({ ...snapshotOf('before'), at: '2026-03-02T10:20:00.000Z' });
  await saver.keep({ ...snapshotOf('after'), at: '2026-03-02T10:40:00.000Z' });
  expect(await saver.flush()).toBe(false);
  await saver.putOnTop();
  expect(server.works.get('w0')).toEqual(['first', 'before', 'after']);
});
