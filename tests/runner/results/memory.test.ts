import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Memory } from './memory.ts';

const DAY_MS = 86_400_000;
const PASSED = { count: 3, reached: { 'functions/tasks/handler.ts': 'a' } };
const same = () => 'a';
const changed = () => 'b';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classroom-memory-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds what has passed with the same key, and reached the same', async () => {
  const memory = new Memory(folder);
  await memory.keep('unit', 'key', PASSED);
  expect(await memory.find('unit', 'key', same)).toEqual(PASSED);
  expect(await memory.find('unit', 'key', changed)).toBeUndefined();
  expect(await memory.find('unit', 'another key', same)).toBeUndefined();
  expect(await memory.find('another unit', 'key', same)).toBeUndefined();
});

it('finds a state again to which the code goes back', async () => {
  const memory = new Memory(folder);
  await memory.keep('unit', 'key', PASSED);
  await memory.keep('unit', 'key', { count: 4, reached: { 'functions/tasks/handler.ts': 'b' } });
  expect(await memory.find('unit', 'key', same)).toMatchObject({ count: 3 });
  expect(await memory.find('unit', 'key', changed)).toMatchObject({ count: 4 });
});

it('that is ignored finds nothing, and is filled anew', async () => {
  await new Memory(folder).keep('unit', 'key', PASSED);
  const ignored = new Memory(folder, true);
  expect(await ignored.find('unit', 'key', same)).toBeUndefined();
  await ignored.keep('unit', 'key', { ...PASSED, count: 5 });
  expect(await new Memory(folder).find('unit', 'key', same)).toMatchObject({ count: 5 });
});

it('recalls a text that follows from a key', async () => {
  const memory = new Memory(folder);
  await memory.note('bundle tasks', 'key', 'hash');
  expect(await memory.recall('bundle tasks', 'key')).toBe('hash');
  expect(await memory.recall('bundle tasks', 'another key')).toBeUndefined();
});

it('forgets what is older than two weeks', async () => {
  const memory = new Memory(folder);
  await memory.keep('unit', 'key', PASSED);
  await memory.prune(Date.now() + 13 * DAY_MS);
  expect(await readdir(folder)).toHaveLength(1);
  await memory.prune(Date.now() + 15 * DAY_MS);
  expect(await readdir(folder)).toEqual([]);
});
