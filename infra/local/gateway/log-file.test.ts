import fs from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLogFile } from './log-file.ts';

test('a log is written in batches and never grows over its limit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const path = join(dir, 'log/a.log');
  const log = openLogFile(path, { maxBytes: 100 });
  log.write('first');
  expect(await readFile(path, 'utf8')).toBe('');
  log.flush();
  expect(await readFile(path, 'utf8')).toBe('first\n');
  log.write('x'.repeat(98));
  log.flush();
  expect(await readFile(path, 'utf8')).toBe(`${'x'.repeat(98)}\n`);
  expect(await readFile(`${path}.1`, 'utf8')).toBe('first\n');
  await rm(dir, { recursive: true });
});

test('what a nearly full disk has taken is not written again', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const path = join(dir, 'a.log');
  const log = openLogFile(path, { say: () => undefined });
  const { writeSync } = fs;
  const disk = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  disk.mockImplementationOnce((file, bytes, offset) =>
    writeSync(file, bytes as unknown as Buffer, offset as number, 'first\n的'.length + 1),
  );
  syncBuiltinESMExports();
  log.write('first');
  log.write('的一');
  log.flush();
  for (let index = 0; index < 30; index += 1) log.write('x'.repeat(100_000));
  log.flush();
  disk.mockRestore();
  syncBuiltinESMExports();
  log.flush();
  const lines = (await readFile(path, 'utf8')).split('\n');
  expect(lines.slice(0, 3)).toEqual(['first', '的一', 'x'.repeat(100_000)]);
  await rm(dir, { recursive: true });
});

test('on a full disk lines wait for room, and nobody who logs notices', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const path = join(dir, 'a.log');
  const said: string[] = [];
  const log = openLogFile(path, { say: (text) => said.push(text) });
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const disk = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full;
  });
  syncBuiltinESMExports();
  log.write('before');
  log.flush();
  for (let index = 0; index < 40; index += 1) log.write('x'.repeat(100_000));
  log.write('last');
  log.flush();
  expect(said).toEqual([expect.stringContaining('ENOSPC')]);
  disk.mockRestore();
  syncBuiltinESMExports();
  log.flush();
  const text = await readFile(path, 'utf8');
  expect(text.endsWith('last\n')).toBe(true);
  expect(text.length).toBeLessThan(2_000_000);
  await rm(dir, { recursive: true });
});
