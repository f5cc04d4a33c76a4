import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Made once per data directory, so that sessions and signed addresses outlive a restart. */
export interface LocalSecrets {
  /** The value of the deployment's secret, as the functions read it. */
  readonly functions: {
    readonly challengeKey: string;
    readonly cursorKey: string;
    readonly defaultPassword: string;
    readonly mediaPrivateKey: string;
  };
  /** Signs the tokens of the user pool; the emulator's own key is public. */
  readonly tokenPrivateKey: string;
  readonly refreshKey: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const DEMO_PASSWORD = 'demo123456';

const rsaKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

const generate = (): LocalSecrets => ({
  functions: {
    challengeKey: randomBytes(32).toString('base64url'),
    cursorKey: randomBytes(32).toString('base64url'),
    defaultPassword: DEMO_PASSWORD,
    mediaPrivateKey: rsaKey(),
  },
  tokenPrivateKey: rsaKey(),
  refreshKey: randomBytes(32).toString('base64url'),
  accessKeyId: `LOCAL${randomBytes(6).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64url'),
});

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function create(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(generate(), undefined, 2), { mode: 0o600 });
  // A link appears whole or not at all, and never replaces the secrets of a process that was faster.
  await link(draft, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(draft, { force: true });
}

/** The secrets of a data directory, generated at its first use; readable by their owner only. */
export async function loadSecrets(path: string): Promise<LocalSecrets> {
  const read = async (): Promise<LocalSecrets> => JSON.parse(await readFile(path, 'utf8'));
  try {
    return await read();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await create(path);
  await chmod(path, 0o600);
  return read();
}
