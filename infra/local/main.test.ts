import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { layout, ROOT } from './paths.ts';
import { freePort } from './ports.ts';
import { end, isRunning, type ProcessMark } from './processes.ts';
import type { RunFile } from './run-file.ts';

/** The first of them bundles the functions, and fills the demo school. */
const START_MS = 120_000;
/** A busy machine lets the keeper wait, which ends what is left. */
const GONE_MS = 15_000;
const BOOTSTRAP = join(ROOT, 'infra/local/bootstrap.mjs');

/** Node cannot replace its process before 22.15. */
const OLDER = 'data:text/javascript,delete process.execve';

/** One for all tests: only the first start writes the demo school, which takes longer than the rest of it. */
let dir: string;
let port: number;
const started: ChildProcess[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  port = await freePort();
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
  // A failing test must not leave processes behind.
  for (const mark of await marks().catch(() => [])) await end(mark);
});

async function environment() {
  const [DYNAMODB_PORT, S3_PORT, COGNITO_PORT, SNS_PORT] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return {
    ...process.env,
    PORT: String(port),
    DYNAMODB_PORT: String(DYNAMODB_PORT),
    S3_PORT: String(S3_PORT),
    COGNITO_PORT: String(COGNITO_PORT),
    SNS_PORT: String(SNS_PORT),
    LOCAL_DIR: dir,
    // Building the application is another matter.
    WEB_DIR: dir,
  };
}

const launch = (script: string, ...args: string[]) => command(process.execPath, script, ...args);

async function command(name: string, ...args: string[]) {
  const child = spawn(name, args, { cwd: ROOT, env: await environment() });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  return { child, exited: once(child, 'exit'), output: () => output };
}

async function untilHealthy(run: { child: ChildProcess; output: () => string }): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(100)) {
    if (run.child.exitCode !== null) throw new Error(run.output());
    if ((await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) return;
  }
  throw new Error(`not healthy: ${run.output()}`);
}

async function marks(): Promise<readonly ProcessMark[]> {
  const run: RunFile = JSON.parse(await readFile(layout(dir).run, 'utf8'));
  return [run.main, ...run.engines];
}

async function untilGone(left: readonly ProcessMark[]): Promise<boolean> {
  for (const deadline = Date.now() + GONE_MS; Date.now() < deadline; await sleep(50)) {
    const running = await Promise.all(left.map(isRunning));
    if (!running.includes(true)) return true;
  }
  return false;
}

test.each([
  ['npm', 'npm', ['start']],
  ['the command', process.execPath, [BOOTSTRAP, 'start']],
  ['the command of an older Node', process.execPath, ['--import', OLDER, BOOTSTRAP, 'start']],
  ['the system', process.execPath, [join(ROOT, 'infra/local/main.ts')]],
])(
  'nothing remains when %s is killed',
  async (_name, program, args) => {
    const run = await command(program, ...args);
    await untilHealthy(run);
    const left = await marks();
    expect(left.length).toBeGreaterThanOrEqual(3);
    run.child.kill('SIGKILL');
    await run.exited;
    expect(await untilGone(left)).toBe(true);
  },
  START_MS,
);

test(
  'a killed keeper and a killed system are cleaned up by the next start',
  async () => {
    const main = join(ROOT, 'infra/local/main.ts');
    const run = await launch(main);
    await untilHealthy(run);
    const [system, keeper, engine] = await marks();
    process.kill(keeper?.pid ?? 0, 'SIGKILL');
    process.kill(system?.pid ?? 0, 'SIGKILL');
    await run.exited;
    expect(engine && (await isRunning(engine))).toBe(true);
    const again = await launch(main);
    await untilHealthy(again);
    expect(engine && (await isRunning(engine))).toBe(false);
    again.child.kill('SIGTERM');
    expect(await again.exited).toEqual([0, null]);
  },
  START_MS * 2,
);

test(
  'the command becomes the system; a second start on the same data says so and ends with 1',
  async () => {
    const run = await launch(BOOTSTRAP, 'start');
    await untilHealthy(run);
    const [system] = await marks();
    if (process.platform !== 'win32') expect(system?.pid).toBe(run.child.pid);
    const second = await launch(BOOTSTRAP, 'start');
    expect(await second.exited).toEqual([1, null]);
    expect(second.output()).toContain(`It is already running: http://localhost:${port}`);
    const reset = await launch(BOOTSTRAP, 'reset');
    expect(await reset.exited).toEqual([1, null]);
    expect(reset.output()).toContain('Stop it first');
    run.child.kill('SIGINT');
    expect(await run.exited).toEqual([0, null]);
    expect(run.output()).toContain('Ready:');
    const allowed = await launch(BOOTSTRAP, 'reset');
    expect(await allowed.exited).toEqual([0, null]);
    await expect(readFile(layout(dir).secrets)).rejects.toThrow();
  },
  START_MS * 2,
);

test('an unknown command is named', async () => {
  const run = await launch(BOOTSTRAP, 'fly');
  expect(await run.exited).toEqual([1, null]);
  expect(run.output()).toContain('Unknown command "fly"');
});
