import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, sentence } from '../../problem.ts';
import { collectGarbage } from '../collect-garbage.ts';
import type { Endpoints } from '../environment.ts';
import { THROWAWAY_COST } from '../identity/passwords.ts';
import { startIdentity } from '../identity/server.ts';
import { startMessages } from '../messages/server.ts';
import { layout } from '../paths.ts';
import { portProblem } from '../ports.ts';
import { loadSecrets } from '../secrets.ts';
import type { PortName } from '../settings.ts';
import { createTable } from './create-table.ts';
import { startDynamoDb } from './dynamodb.ts';
import { callDynamoDb } from './dynamodb-call.ts';
import { openDynamoDbDoor } from './dynamodb-door.ts';
import type { HostOrder, HostReport } from './host-messages.ts';
import { startS3 } from './s3.ts';

/**
 * The host process of the engines. It stops them when its parent ends in any way, which closes the IPC
 * channel.
 */
type Stop = () => Promise<void>;
const running: Stop[] = [];
let stopping = false;
let temporaryDir: string | undefined;

const report = (message: HostReport): void => {
  if (process.connected) process.send?.(message);
};

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.allSettled(running.map((stopPart) => stopPart()));
  if (temporaryDir) await rm(temporaryDir, { recursive: true, force: true });
  process.exit(0);
}

async function named<T>(name: PortName, port: number, start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    throw portProblem(name, port, error);
  }
}

async function keepDynamoDb({
  dir,
  inMemory,
  ports,
  engine,
  tableName,
  disturbing,
}: HostOrder): Promise<Endpoints> {
  const { dynamodb, log, secrets } = layout(dir);
  const logFile = join(log, 'dynamodb.log');
  const part = await startDynamoDb(engine, {
    dir: inMemory ? undefined : dynamodb,
    logFile,
  });
  running.push(part.stop);
  report({ type: 'engine', pid: part.pid });
  part.exited.then(() => {
    if (!stopping) report({ type: 'down', part: 'dynamodb' });
  });
  await createTable(part.endpoint, tableName);
  const credentials = await loadSecrets(secrets);
  const check = () => callDynamoDb(part.endpoint, 'DescribeTable', { TableName: tableName });
  const door = openDynamoDbDoor({
    port: ports.dynamodb,
    engine: part.endpoint,
    credentials,
    check,
    disturbing,
  });
  const { port, close } = await named('dynamodb', ports.dynamodb, door);
  running.push(close);
  const outside = `http://127.0.0.1:${port}`;
  return { dynamodb: outside, table: disturbing ? outside : part.endpoint };
}

async function keepS3({ dir, ports }: HostOrder): Promise<Endpoints> {
  const { s3, uploads, secrets } = layout(dir);
  const credentials = await loadSecrets(secrets);
  const part = await named(
    's3',
    ports.s3,
    startS3({ port: ports.s3, dir: s3, uploads, credentials }),
  );
  running.push(part.stop);
  return { s3: `http://127.0.0.1:${part.port}` };
}

async function keepIdentity({ dir, ports, temporary }: HostOrder): Promise<Endpoints> {
  const { cognito, secrets } = layout(dir);
  const credentials = await loadSecrets(secrets);
  const { tokenPrivateKey, refreshKey, functions } = credentials;
  const options = {
    credentials,
    port: ports.cognito,
    dir: cognito,
    tokenPrivateKey,
    refreshKey,
    signInKey: functions.signInKey,
    ...(temporary && { passwordCost: THROWAWAY_COST }),
  };
  const part = await named('cognito', ports.cognito, startIdentity(options));
  running.push(part.stop);
  return { cognito: `http://127.0.0.1:${part.port}` };
}

async function keepMessages({ dir, ports }: HostOrder): Promise<Endpoints> {
  const { sns, secrets } = layout(dir);
  const options = { port: ports.sns, dir: sns, credentials: await loadSecrets(secrets) };
  const part = await named('sns', ports.sns, startMessages(options));
  running.push(part.stop);
  return { sns: `http://127.0.0.1:${part.port}` };
}

const KEEPERS = { dynamodb: keepDynamoDb, s3: keepS3, cognito: keepIdentity, sns: keepMessages };

async function start(order: HostOrder): Promise<void> {
  if (order.temporary) temporaryDir = order.dir;
  try {
    const started = await Promise.all(order.parts.map((part) => KEEPERS[part](order)));
    collectGarbage();
    report({ type: 'ready', endpoints: Object.assign({}, ...started) });
  } catch (error) {
    report({ type: 'failed', message: sentence(error), plain: error instanceof Problem });
    await stop();
  }
}

// What is printed may go to a file on a full disk; the engines go on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => undefined);
process.on(
  'message',
  (message: HostOrder | 'stop') => void (message === 'stop' ? stop() : start(message)),
);
