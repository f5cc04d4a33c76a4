import fs, { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFile } from './replace-file.ts';
import { loadSecrets } from './secrets.ts';
import { writeNew } from './write-new.ts';

let dir: string;
let path: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  path = join(dir, 'file');
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(dir, { recursive: true, force: true });
});

const failing = (code: string) => Object.assign(new Error(code), { code });

/** What all open files are made of. */
async function fileHandle() {
  const some = await open(dir, 'r');
  await some.close();
  return Object.getPrototypeOf(some);
}

/** Which of these a write asks of the system, in their order. */
async function watch(names: readonly ('link' | 'rename')[]): Promise<string[]> {
  const steps: string[] = [];
  const prototype = await fileHandle();
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(function (this: unknown) {
    steps.push('sync');
    return sync.call(this);
  });
  for (const name of names) {
    const real = fs[name];
    vi.spyOn(fs, name).mockImplementation((from, to) => {
      steps.push(name);
      return real(from, to);
    });
  }
  syncBuiltinESMExports();
  return steps;
}

test('a new file is on the disk before it appears, and its folder after that', async () => {
  const steps = await watch(['link']);
  expect(await writeNew(path, 'content')).toBe(true);
  expect(steps).toEqual(['sync', 'link', 'sync']);
  expect(await readdir(dir)).toEqual(['file']);
});

test('so is one that takes the place of another', async () => {
  const steps = await watch(['rename']);
  await replaceFile(path, 'content');
  expect(steps).toEqual(['sync', 'rename', 'sync']);
});

test('of many at the same moment one writes, and its content stays', async () => {
  const contents = Array.from({ length: 20 }, (_, index) => `content ${index}`);
  const written = await Promise.all(contents.map((content) => writeNew(path, content)));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await readFile(path, 'utf8')).toBe(contents[written.indexOf(true)]);
  expect(await readdir(dir)).toEqual(['file']);
});

test('of many that replace a file at the same moment none disturbs another', async () => {
  const contents = Array.from({ length: 20 }, (_, index) => `content ${index}`);
  await Promise.all(contents.map((content) => replaceFile(path, content)));
  expect(contents).toContain(await readFile(path, 'utf8'));
  expect(await readdir(dir)).toEqual(['file']);
});

test('without hard links, what could not be written whole does not stay', async () => {
  vi.spyOn(fs, 'link').mockRejectedValue(failing('EPERM'));
  syncBuiltinESMExports();
  vi.spyOn(await fileHandle(), 'sync')
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(failing('ENOSPC'));
  await expect(writeNew(path, 'content')).rejects.toThrow('ENOSPC');
  expect(await readdir(dir)).toEqual([]);
});

test('secrets that a power cut left empty are made again', async () => {
  await writeFile(path, '');
  const made = await loadSecrets(path);
  expect(made.refreshKey).not.toBe('');
  expect(await loadSecrets(path)).toEqual(made);
});
