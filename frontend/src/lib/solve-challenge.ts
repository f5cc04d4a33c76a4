import { solveChallengeWorkers } from 'altcha/lib';
import type { Challenge } from 'altcha/types';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { send } from './api.ts';
import { challenge as challengeCall } from './portal-calls.ts';

export interface ProveOptions {
  /** The account of a sign-in, which decides how hard the challenge is. */
  readonly username?: string | undefined;
  /** For a code by phone or e-mail, the challenge is as hard as that demands. */
  readonly purpose?: 'code';
  /** Called before the work begins, with the seconds that a slow device needs at most. */
  readonly onWork?: (seconds: number) => void;
}

/** More workers slow a cheap laptop down and are hardly faster. */
const MAX_WORKERS = 4;

const createWorker = (algorithm: string): Worker =>
  algorithm.startsWith('PBKDF2') ? new Pbkdf2Worker() : new ShaWorker();

/** The hardest challenge takes half a minute on a cheap tablet; some devices are slower. */
const TIMEOUT_MS = 180_000;

/**
 * Fetches a proof-of-work challenge, solves it off the main thread, and answers it in the form that
 * the sign-in sends as `verificationCode`. Each solution serves one try; undefined when none was found in time.
 */
export async function solveChallenge({
  username,
  purpose,
  onWork,
}: ProveOptions): Promise<string | undefined> {
  const { seconds, ...given } = await send(challengeCall, {
    ...(username && { username }),
    ...(purpose && { purpose }),
  });
  onWork?.(seconds);
  // The contract leaves the puzzle's own fields to the library, which is the same on both sides.
  const challenge = given as unknown as Challenge;
  const concurrency = Math.min(MAX_WORKERS, navigator.hardwareConcurrency);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    createWorker,
    timeout: TIMEOUT_MS,
  });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
