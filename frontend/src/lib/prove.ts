import { ApiError } from './api-error.ts';
import type { ProveOptions } from './solve-challenge.ts';

const dataOf = (error: unknown): object =>
  error instanceof ApiError && typeof error.data === 'object' && error.data !== null
    ? error.data
    : {};

/** Whether the server wants the next sign-in to come with a solved challenge. */
export const demandsChallenge = (error: unknown): boolean => 'challenge' in dataOf(error);

/** Whether the server looked at nothing because a solved challenge was missing, or has to be harder by now. */
const isUnchecked = (error: unknown): boolean => 'unchecked' in dataOf(error);

/**
 * Solves a proof-of-work challenge of the server. Answers the `verificationCode`, or undefined if it was not
 * solved in time. The solver is large and seldom needed, so it is loaded on demand.
 */
async function prove(options: ProveOptions = {}): Promise<string | undefined> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge(options);
}

/** Like `prove`, but throws an error with this text if the challenge was not solved. */
export async function proveOrFail(failed: string, options?: ProveOptions): Promise<string> {
  const verificationCode = await prove(options);
  if (!verificationCode) throw new Error(failed);
  return verificationCode;
}

/** While strangers fail with the account, the challenge may become harder before it is solved. */
const ROUNDS = 4;

/** Makes an attempt. Whenever the server wants a solved challenge first, solves one and makes it again. */
export async function attemptWithProof<T>(
  attempt: (verificationCode?: string) => Promise<T>,
  { failed, ...options }: ProveOptions & { readonly failed: string },
): Promise<T> {
  let code: string | undefined;
  for (let round = 1; ; round += 1) {
    try {
      return await attempt(code);
    } catch (error) {
      if (!isUnchecked(error) || round === ROUNDS) throw error;
    }
    code = await proveOrFail(failed, options);
  }
}
