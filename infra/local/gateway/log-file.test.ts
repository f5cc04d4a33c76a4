import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

test('a log is written in batches and never grows over its limit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const path = join(dir, 'log/a.log');
  const log = openLogFile(path, 100);
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
