import type { SessionTokens } from '#shared/people/fields.ts';
import { storeTokens } from './tokens.ts';

const LOCK = 'classroom.tokens';

/** One lock for all tabs. Browsers have no locks on plain http; there the work runs without one. */
function withLock<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, { mode }, work) : work();
}

interface Renewal {
  readonly tokens: SessionTokens;
}

/**
 * Runs a call that ends every session of the account and answers new tokens, and stores these. A call of any
 * tab that is refused meanwhile for its old token can wait for the new one with `renewalDone`.
 */
export function renewTokens<R extends Renewal>(change: () => Promise<R>): Promise<R> {
  return withLock('exclusive', async () => {
    const renewal = await change();
    await storeTokens(renewal.tokens);
    return renewal;
  });
}

/** Resolves when no tab is renewing the tokens. */
export const renewalDone = (): Promise<void> => withLock('shared', async () => undefined);
