import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markOf } from './processes.ts';
import { claim, currentRun } from './run-file.ts';

let dir: string;
let path: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  path = join(dir, 'run.json');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const mark = await markOf(child.pid ?? 0);
  if (!mark) throw new Error('no mark');
  return { mark, exited: once(child, 'exit'), end: () => child.kill('SIGKILL'), child };
}

const GONE = { pid: 999_999_999, began: 'long ago' };

test('a second run on the same directory is refused, and welcome after the first', async () => {
  const { release } = await claim(path, 'http://localhost:4000');
  await expect(claim(path, 'http://localhost:5000')).rejects.toThrow(
    'already running: http://localhost:4000',
  );
  await release();
  await expect(claim(path, 'http://localhost:5000')).resolves.toBeDefined();
});

test('of two runs at the same moment one gets the directory', async () => {
  const claims = await Promise.allSettled([claim(path, 'http://a'), claim(path, 'http://b')]);
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what a crashed run left is ended', async () => {
  const left = await sleeper();
  await writeFile(path, JSON.stringify({ main: GONE, engines: [left.mark], url: '' }));
  await claim(path, 'http://localhost:4000');
  const [, signal] = await left.exited;
  expect(signal).toBe('SIGTERM');
});

test('a process that only got the number of an engine is left alone', async () => {
  const other = await sleeper();
  const engines = [{ pid: other.mark.pid, began: 'another time' }];
  await writeFile(path, JSON.stringify({ main: GONE, engines, url: '' }));
  await claim(path, 'http://localhost:4000');
  expect(other.child.exitCode ?? other.child.signalCode).toBeNull();
  other.end();
  await other.exited;
});

test('a torn file stops nobody', async () => {
  await writeFile(path, '{"main":');
  expect(await currentRun(path)).toBeUndefined();
  await claim(path, 'http://localhost:4000');
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ main: { pid: process.pid } });
});
