import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FUNCTION_KEYS, makeRandomKey, makeRsaKey } from '#infra/make-secrets.ts';
import { makeDataFolder } from './data-folder.ts';
import { replaceFile } from './replace-file.ts';
import { writeNew } from './write-new.ts';

/** Secrets that the cloud itself would keep. They replace the emulators' own keys, which are public. */
const CLOUD_SECRETS = {
  tokenPrivateKey: makeRsaKey,
  refreshKey: makeRandomKey,
  accessKeyId: () => `LOCAL${randomBytes(6).toString('hex').toUpperCase()}`,
  secretAccessKey: makeRandomKey,
};

type Values<T> = { readonly [K in keyof T]: string };
export interface LocalSecrets extends Values<typeof CLOUD_SECRETS> {
  readonly functions: Values<typeof FUNCTION_KEYS>;
}

type Stored = Record<string, string>;
const GENERATORS: Readonly<Record<string, () => string>> = {
  ...FUNCTION_KEYS,
  ...CLOUD_SECRETS,
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined where there is no file; a power cut of an older version could leave an empty one. */
async function read(path: string): Promise<Stored | undefined> {
  try {
    return JSON.parse((await readFile(path, 'utf8')) || '{}');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const complete = (stored: Stored): Stored =>
  Object.fromEntries(
    Object.entries(GENERATORS).map(([name, make]) => [name, stored[name] ?? make()]),
  );

/** Never replaces the secrets of another process that was faster. */
async function write(path: string, values: Stored, isFirst: boolean): Promise<void> {
  await makeDataFolder(dirname(path));
  const text = JSON.stringify(values, undefined, 2);
  if (isFirst) await writeNew(path, text);
  else await replaceFile(path, text);
}

async function readSecrets(path: string): Promise<Stored> {
  const stored = await read(path);
  if (stored && Object.keys(GENERATORS).every((name) => stored[name])) return stored;
  await write(path, complete(stored ?? {}), stored === undefined);
  return readSecrets(path);
}

const pick = <T extends object>(stored: Stored, shape: T): Values<T> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, stored[name] ?? ''])) as Values<T>;

/**
 * The secrets of a data directory: created once, so that sessions and signed addresses outlive a restart;
 * readable by their owner only. Secrets that a newer version adds are created when they are missing.
 */
export async function loadSecrets(path: string): Promise<LocalSecrets> {
  const stored = await readSecrets(path);
  return { ...pick(stored, CLOUD_SECRETS), functions: pick(stored, FUNCTION_KEYS) };
}
