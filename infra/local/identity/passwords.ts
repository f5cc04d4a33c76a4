import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** What Argon2id takes for each password. */
export interface PasswordCost {
  /** KiB of memory. */
  readonly memory: number;
  readonly passes: number;
}

/** One of the settings that OWASP's Password Storage Cheat Sheet recommends: about 12 ms for each password. */
export const PASSWORD_COST: PasswordCost = { memory: 7168, passes: 5 };
/** For pools that are thrown away, such as those of tests. */
export const THROWAWAY_COST: PasswordCost = { memory: 64, passes: 1 };

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

const HASHED = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

const isHashed = (stored: string): boolean => HASHED.test(stored);

/** What is kept of a password: how it was made, a salt of its own, and the key derived from both. */
export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  inTurn(() => hash(password, { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 }));

/**
 * Answers whether a password is the kept one. It takes as long where nothing is kept: then the password is compared
 * with that of nobody.
 */
export async function passwordCheck(
  cost: PasswordCost,
): Promise<(password: string, stored: string) => Promise<boolean>> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64'), cost);
  return (password, stored) => inTurn(() => verify(isHashed(stored) ? stored : nobodys, password));
}
