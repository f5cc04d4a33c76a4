import { refuseField } from '#functions/platform/errors.ts';

/** Loaded at first use: most calls need no challenge, and the library is costly to load. */
const proofOfWork = () => import('./proof-of-work.ts');

/** A proof-of-work challenge (`index/challenge`). */
export const newChallenge = async (now: Date) => (await proofOfWork()).makeChallenge(now);

/** True for an unused, unexpired solution; a solution counts once. */
export const isSolved = async (code: string | undefined): Promise<boolean> =>
  code !== undefined && (await proofOfWork()).isSolved(code);

/** Throws 1001 for the field `verificationCode` unless it holds the solution of a challenge. */
export async function requireSolution(code: string): Promise<void> {
  if (!(await isSolved(code))) throw refuseField('verificationCode', 'unsolved');
}
