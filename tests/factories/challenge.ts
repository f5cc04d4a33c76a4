import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { makeChallenge } from '#functions/request/proof-of-work.ts';
import { portal } from '#shared/contracts/portal.ts';
import { call } from '#tests/contract/harness/call.ts';

/** Requests a challenge and solves it. Answers a verificationCode as the browser sends it. */
export async function solveFreshChallenge(): Promise<string> {
  const { data } = await call(portal.endpoints.challenge);
  const challenge = data as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The same with an easy challenge, for tests of other things. */
export async function challengeAnswer(): Promise<string> {
  const challenge = await makeChallenge(new Date(), 1);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
