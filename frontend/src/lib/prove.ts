import { ApiError } from './api-error.ts';

/** Whether the server refused a sign-in until it comes with a solved challenge. */
export const demandsChallenge = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'challenge' in error.data &&
  error.data.challenge === true;

/**
 * Solves a proof-of-work challenge of the server. Answers the `verificationCode`, or undefined if it was not
 * solved in time. The solver is large and seldom needed, so it is loaded on demand.
 */
export async function prove(): Promise<string | undefined> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge();
}

/** Like `prove`, but throws an error with this text if the challenge was not solved. */
export async function proveOrFail(failed: string): Promise<string> {
  const verificationCode = await prove();
  if (!verificationCode) throw new Error(failed);
  return verificationCode;
}
