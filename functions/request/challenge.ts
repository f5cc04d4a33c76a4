import { refuseField } from '#functions/platform/errors.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import type { Demand, Solution } from './proof-of-work.ts';

/** Loaded at first use: most calls need no challenge, and the library is costly to load. */
const proofOfWork = () => import('./proof-of-work.ts');

/** A proof-of-work challenge (`index/challenge`). */
export const newChallenge = async (demand: Demand) => (await proofOfWork()).makeChallenge(demand);

/** The challenge that a code solves; undefined unless it is unused and unexpired. A solution counts once. */
export const useSolution = async (
  code: string | undefined,
  by?: string,
): Promise<Solution | undefined> =>
  code === undefined ? undefined : (await proofOfWork()).useSolution(code, by);

/** Whether the challenge was given a moment ago: it counts then, though a harder one is demanded since. */
export const isFresh = ({ issued }: Solution, now: Date): boolean =>
  now.getTime() < (issued + SIGN_IN_LIMITS.challengeGraceSeconds) * 1000;

/**
 * Throws 1001 for the field `verificationCode` unless it holds the solution of a challenge. A request that is repeated,
 * also while it is carried out, is named by `by`.
 */
export async function requireSolution(code: string, by?: string): Promise<Solution> {
  const solution = await useSolution(code, by);
  if (!solution) throw refuseField('verificationCode', 'unsolved');
  return solution;
}
