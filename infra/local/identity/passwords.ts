import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** The cost of scrypt (N): about 50 ms and 16 MB for each password. */
export const PASSWORD_COST = 2 ** 14;
/** For pools that are thrown away, such as those of tests. */
export const THROWAWAY_COST = 2 ** 8;

const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** At most three at a time: Node has four threads for such work, and files need one too. */
let free = Math.min(availableParallelism(), 3);
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((go) => waiting.push(go));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const memory = 2 * 128 * cost * BLOCK_SIZE;
        const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: memory };
        scrypt(password, salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const HASHED = /^\$scrypt\$(\d+)\$([\w-]{22})\$([\w-]{43})$/;

export const isHashed = (stored: string): boolean => HASHED.test(stored);

/** What is kept of a password: how it was made, a salt of its own, and the key derived from both. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return `$scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a password is the kept one. It takes as long where nothing is kept (`stored` is no hash). */
export async function isPassword(password: string, stored: string, cost: number): Promise<boolean> {
  const [, madeWith = cost, salt = '', kept = ''] = HASHED.exec(stored) ?? [];
  const key = await derive(password, Buffer.from(salt, 'base64url'), Number(madeWith));
  const expected = Buffer.from(kept, 'base64url');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
