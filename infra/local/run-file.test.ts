import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../problem.ts';
import { markOf } from './processes.ts';
import { claim, currentRun } from './run-file.ts';
import { loadSecrets } from './secrets.ts';

let dir: string;
let path: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  path = join(dir, 'run.json');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function sleeper(first = '') {
  const script = `${first} setInterval(() => {}, 1000); console.log('ready')`;
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
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
  const urls = ['http://a', 'http://b'];
  const claims = await Promise.allSettled(urls.map((url) => claim(path, url)));
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = urls[claims.findIndex(({ status }) => status === 'fulfilled')];
  const refusal = claims.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refusal.reason).toBeInstanceOf(Problem);
  expect(String(refusal.reason)).toContain(`already running: ${winner}`);
  expect(await currentRun(path)).toMatchObject({ url: winner });
});

describe('without hard links', () => {
  beforeEach(() => {
    const none = Object.assign(new Error('EPERM: operation not permitted, link'), {
      code: 'EPERM',
    });
    vi.spyOn(fs, 'link').mockRejectedValue(none);
    syncBuiltinESMExports();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test('a directory is claimed all the same, once', async () => {
    const { release } = await claim(path, 'http://a');
    await expect(claim(path, 'http://b')).rejects.toThrow('already running: http://a');
    await release();
    await expect(claim(path, 'http://b')).resolves.toBeDefined();
  });

  test('secrets are made once', async () => {
    const secrets = join(dir, 'secrets.json');
    const [one, two] = [await loadSecrets(secrets), await loadSecrets(secrets)];
    expect(one).toEqual(two);
  });
});

test('a file in place of the folder is told in words', async () => {
  await writeFile(path, 'a file');
  for (const place of [join(path, 'run.json'), join(path, 'below/run.json')]) {
    const attempt = claim(place, 'http://a');
    await expect(attempt).rejects.toBeInstanceOf(Problem);
    await expect(attempt).rejects.toThrow('choose another folder with LOCAL_DIR');
  }
});

test('a disk that takes nothing ends the start, and is not tried for ever', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  vi.spyOn(fs, 'link').mockRejectedValue(full);
  syncBuiltinESMExports();
  await expect(claim(path, 'http://a')).rejects.toMatchObject({ code: 'ENOSPC' });
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('what a crashed run left is ended', async () => {
  const left = await sleeper();
  await writeFile(path, JSON.stringify({ main: GONE, engines: [left.mark], url: '' }));
  await claim(path, 'http://localhost:4000');
  const [, signal] = await left.exited;
  expect(signal).toBe('SIGTERM');
});

test('who was faster while the engines of a crashed run end keeps the directory', async () => {
  const left = await sleeper("process.on('SIGTERM', () => setTimeout(process.exit, 500));");
  await writeFile(path, JSON.stringify({ main: GONE, engines: [left.mark], url: '' }));
  const slower = claim(path, 'http://slower');
  const refused = expect(slower).rejects.toThrow('already running: http://faster');
  await sleep(200);
  const faster = { main: await markOf(process.pid), engines: [], url: 'http://faster' };
  await writeFile(path, JSON.stringify(faster));
  await refused;
  expect(await currentRun(path)).toMatchObject({ url: 'http://faster' });
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
