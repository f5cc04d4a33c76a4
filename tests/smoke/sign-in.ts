import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CODE } from '#shared/codes.ts';
import type { Answer } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import type { Client } from './client.ts';
import type { Account } from './settings.ts';
import { Unexpected } from './unexpected.ts';

const { login, challenge } = portal.endpoints;
export type Session = Answer<typeof login>;

/** While others fail with the account, the challenge may become harder before it is solved. */
const ROUNDS = 4;

async function solve(client: Client, username: string): Promise<string> {
  const { seconds: _, ...given } = await client.call(challenge, { username });
  // The contract leaves the puzzle's own fields to the library.
  const puzzle = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge: puzzle, deriveKey });
  if (!solution) throw new Unexpected('a challenge with a solution', given);
  return Buffer.from(JSON.stringify({ challenge: puzzle, solution })).toString('base64');
}

const demandsWork = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'unchecked' in data;

/** Signs in as the browser does: solves the challenge when one is demanded. */
export async function signIn(client: Client, { account, password }: Account): Promise<Session> {
  const attempt = { username: account, password };
  let work = {};
  for (let round = 1; round < ROUNDS; round += 1) {
    const outcome = await client.ask(login, { ...attempt, ...work });
    if (outcome.code !== CODE.loginError || !demandsWork(outcome.data)) break;
    work = { verificationCode: await solve(client, account) };
  }
  return client.call(login, { ...attempt, ...work });
}

export const authorizationOf = ({ token, id }: Session): string => `${token}_${id}`;

/** The same session with another signature, which nobody made. */
export function forged({ token, id }: Session): string {
  const [head, body, signature = ''] = token.split('.');
  return `${head}.${body}.${[...signature].toReversed().join('')}_${id}`;
}
