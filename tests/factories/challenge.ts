import { type Challenge, type ChallengeParameters, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Demand, makeChallenge } from '#functions/request/proof-of-work.ts';
import { portal } from '#shared/portal/contract.ts';
import { call } from '#tests/contract/harness/call.ts';

const answerOf = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Requests a challenge and solves it. Answers a verificationCode as the browser sends it. */
export async function solveFreshChallenge(username?: string, sourceIp?: string): Promise<string> {
  const payload = username ? { username } : {};
  const { data } = await call(portal.endpoints.challenge, { payload, sourceIp });
  const { seconds: _, ...challenge } = data;
  return answerOf(challenge as unknown as Challenge);
}

/**
 * A solution as good as that of the challenge that the server gives at this moment for an account and an address,
 * but found in one try.
 */
export async function quickSolution(username: string, sourceIp: string): Promise<string> {
  const { data } = await call(portal.endpoints.challenge, { payload: { username }, sourceIp });
  const { cost, data: given } = data.parameters as unknown as ChallengeParameters;
  return challengeAnswer({ level: Math.log2(cost / 1000), subject: String(given?.['subject']) });
}

/** A solution of an easy challenge, for tests of other things. */
export const challengeAnswer = async (demand: Partial<Demand> = {}): Promise<string> =>
  answerOf(await makeChallenge({ now: new Date(), ...demand }, 1));
