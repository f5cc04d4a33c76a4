import fs, { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDataVersion } from './data-version.ts';
import { layout } from './paths.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-version-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a new folder is marked, and fits from then on', async () => {
  await checkDataVersion(dir);
  await mkdir(layout(dir).dynamodb);
  await expect(checkDataVersion(dir)).resolves.toBeUndefined();
});

test('data without a mark are of another version', async () => {
  await mkdir(layout(dir).dynamodb);
  await expect(checkDataVersion(dir)).rejects.toThrow('npm run reset');
});

test('a mark that cannot be written whole is none', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  vi.spyOn(fs, 'rename').mockRejectedValue(full);
  syncBuiltinESMExports();
  await expect(checkDataVersion(dir)).rejects.toThrow('ENOSPC');
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(await readdir(dir)).toEqual([]);
});
