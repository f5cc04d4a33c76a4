import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { checkDataVersion } from './data-version.ts';
import type { Disturbing } from './engines/disturb.ts';
import { availableEngine, type DynamoDbEngine } from './engines/dynamodb.ts';
import { type HostOrder, type HostReport, PARTS, type Part } from './engines/host-messages.ts';
import {
  type Endpoints,
  type Environment,
  functionEnvironment,
  ownEnvironment,
} from './environment.ts';
import { TABLE_NAME } from './names.ts';
import { layout } from './paths.ts';
import { loadSecrets } from './secrets.ts';

export interface EngineOptions {
  /** Folder of the data. Without it: a temporary folder that `stop` removes, and DynamoDB in memory. */
  readonly dir?: string;
  /** A folder of data that the temporary one begins as a copy of; DynamoDB then works on the disk. */
  readonly filled?: string | undefined;
  readonly parts?: readonly Part[];
  /** Without it: the one that this machine can run. */
  readonly engine?: DynamoDbEngine;
  readonly ports?: Partial<Readonly<Record<Part, number>>>;
  readonly tableName?: string;
  /** The address that signed media addresses begin with. */
  readonly publicUrl?: string;
  /** Disturbs what the functions ask of the table. */
  readonly disturbing?: Disturbing | undefined;
  readonly onDown?: (part: Part) => void;
}

export interface Engines {
  readonly dir: string;
  readonly engine: DynamoDbEngine;
  readonly endpoints: Endpoints;
  /** Environment of the functions, with the engines' addresses. */
  readonly env: Environment;
  /** The processes to look for after a crash. */
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
}

const STOP_MS = 10_000;

function makeOrder(options: EngineOptions, dir: string): HostOrder {
  const parts = options.parts ?? PARTS;
  const { ports = {} } = options;
  return {
    dir,
    parts,
    engine: options.engine ?? (parts.includes('dynamodb') ? availableEngine() : 'dynoxide'),
    temporary: options.dir === undefined,
    inMemory: options.dir === undefined && options.filled === undefined,
    tableName: options.tableName ?? TABLE_NAME,
    disturbing: options.disturbing,
    ports: {
      dynamodb: ports.dynamodb ?? 0,
      s3: ports.s3 ?? 0,
      cognito: ports.cognito ?? 0,
      sns: ports.sns ?? 0,
    },
  };
}

/** Waits until the host is ready, and collects the processes that it starts. */
function untilReady(host: ChildProcess, pids: number[]): Promise<Endpoints> {
  return new Promise((resolve, reject) => {
    host.on('message', (report: HostReport) => {
      if (report.type === 'engine') pids.push(report.pid);
      if (report.type === 'ready') resolve(report.endpoints);
      if (report.type === 'failed')
        reject(report.plain ? new Problem(report.message) : new Error(report.message));
    });
    host.once('exit', (code, signal) =>
      reject(new Error(`the engines' keeper ended (${code ?? signal})`)),
    );
  });
}

async function stopHost(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const exited = once(host, 'exit');
  if (host.connected) host.send('stop');
  const late = setTimeout(() => host.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(late);
}

/** Starts DynamoDB, S3 and Cognito, or some of them, in a process that ends with this one. */
export async function startEngines(options: EngineOptions = {}): Promise<Engines> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'classroom-')));
  if (options.dir) await checkDataVersion(dir);
  else if (options.filled) await cp(options.filled, dir, { recursive: true });
  const secrets = await loadSecrets(layout(dir).secrets);
  const order = makeOrder(options, dir);
  const host = fork(join(import.meta.dirname, 'engines/host.ts'), {
    env: ownEnvironment(),
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const pids = host.pid === undefined ? [] : [host.pid];
  const stop = () => stopHost(host);
  try {
    const ready = untilReady(host, pids);
    host.send(order);
    const endpoints = await ready;
    host.on('message', (report: HostReport) => {
      if (report.type === 'down') options.onDown?.(report.part);
    });
    const env = functionEnvironment(
      secrets,
      endpoints,
      options.publicUrl ?? 'http://localhost:4000',
    );
    return {
      dir,
      engine: order.engine,
      endpoints,
      env: { ...env, TABLE_NAME: order.tableName },
      pids,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
