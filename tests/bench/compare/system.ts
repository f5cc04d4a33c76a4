import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownEnvironment } from '#infra/local/environment.ts';
import { layout } from '#infra/local/paths.ts';
import { freePort } from '#infra/local/ports.ts';

/** A system that runs as a newcomer starts it, with data of its own. */
export interface System {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  /** MiB of the processes of `npm start`, each page of memory counted once (PSS). Linux only. */
  readonly memory: () => readonly Part[];
  /** The capacity units of all calls that are made meanwhile, as the functions log them. */
  readonly unitsOf: (work: () => Promise<unknown>) => Promise<Units>;
  readonly stop: () => Promise<void>;
}

/** The memory of one process. */
export interface Part {
  readonly what: string;
  readonly mib: number;
}

/** What calls read and write of the table. */
export interface Units {
  readonly read: number;
  readonly written: number;
}

const READY_MS = 300_000;
/** The log is written in batches, four a second. */
const LOG_MS = 600;
const STOP_MS = 20_000;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The parent of every process, by id. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    pids.map((pid) => [pid, Number(read(`/proc/${pid}/stat`).split(') ').pop()?.split(' ')[1])]),
  );
}

function isBelow(pid: number, root: number, parentOf: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parentOf.get(at)) if (at === root) return true;
  return false;
}

/** The program and the module of a process, without folders and options. */
const nameOf = (pid: number): string =>
  read(`/proc/${pid}/cmdline`)
    .split('\0')
    .filter((word) => !word.startsWith('--'))
    .slice(0, 2)
    .map((word) => word.split('/').pop())
    .join(' ');

function memoryBelow(root: number): Part[] {
  const parentOf = parents();
  return [...parentOf.keys()]
    .filter((pid) => isBelow(pid, root, parentOf))
    .map((pid) => {
      const kib = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
      return { what: nameOf(pid), mib: Number(kib ?? 0) / 1024 };
    });
}

async function unitsOf(log: string, work: () => Promise<unknown>): Promise<Units> {
  await sleep(LOG_MS);
  const before = read(log).length;
  await work();
  await sleep(LOG_MS);
  const lines = read(log).slice(before).split('\n').slice(0, -1);
  const calls: { readonly readUnits?: number; readonly writeUnits?: number }[] = lines.map((line) =>
    JSON.parse(line),
  );
  const sum = (what: 'readUnits' | 'writeUnits') =>
    calls.reduce((total, call) => total + (call[what] ?? 0), 0);
  return { read: sum('readUnits'), written: sum('writeUnits') };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${url} is not ready after ${READY_MS / 1000} s`);
}

/** `npm start` in a checkout, on free ports and with a temporary folder of data. */
export async function startSystem(name: string, root: string): Promise<System> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-compare-'));
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const [port = 0, dynamodb, s3, cognito, sns] = ports;
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...ownEnvironment(),
      LOCAL_DIR: dir,
      PORT: String(port),
      DYNAMODB_PORT: String(dynamodb),
      S3_PORT: String(s3),
      COGNITO_PORT: String(cognito),
      SNS_PORT: String(sns),
    },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await Promise.race([exited, sleep(STOP_MS, undefined, { ref: false })]);
    // Processes below npm may still write while they end.
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const url = `http://localhost:${port}`;
  try {
    await untilReady(url, child);
    const log = join(layout(dir).log, 'functions.log');
    return {
      name,
      port,
      url,
      memory: () => memoryBelow(child.pid ?? 0),
      unitsOf: (work) => unitsOf(log, work),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { mib }) => sum + mib, 0);
