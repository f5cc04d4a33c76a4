import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { secrets } from '#functions/platform/secrets.ts';
import * as table from '#functions/platform/table.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';

/** Work for one to two seconds on a cheap tablet: 1,000 rounds of PBKDF2 for each of up to 2,000 tries. */
const COST = 1_000;
const TRIES = { least: 1_000, most: 2_000 };
/** Of a cheap tablet. */
const ROUNDS_PER_SECOND = 1_000_000;

export interface Demand {
  readonly now: Date;
  /** 0 for one to two seconds on a cheap tablet; each further level doubles the work. */
  readonly level?: number;
  /** What the challenge is given for; kept in it, and answered with its solution. */
  readonly subject?: string;
}

/** @param tries attempts that it takes to solve the challenge */
export async function makeChallenge(
  { now, level = 0, subject = '' }: Demand,
  tries = randomInt(TRIES.least, TRIES.most),
) {
  const { challengeKey } = await secrets();
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST * 2 ** level,
    counter: tries,
    data: { subject },
    deriveKey,
    expiresAt: new Date(now.getTime() + SIGN_IN_LIMITS.challengeSeconds * 1000),
    hmacSignatureSecret: challengeKey,
    hmacKeySignatureSecret: `${challengeKey}-solution`,
  });
  return {
    parameters: { ...parameters },
    signature,
    seconds: (COST * TRIES.most * 2 ** level) / ROUNDS_PER_SECOND,
  };
}

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.number().int().min(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
      data: z.object({ subject: z.string().max(100) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(200) }),
});
type Payload = z.infer<typeof Payload>;

function decode(code: string): Payload | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(code, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/** False for a solution that was used before, unless by the same request (`by`), which is sent again. */
async function useUp({ challenge }: Payload, by: string): Promise<boolean> {
  try {
    await table.putItem({
      Item: {
        pk: `CHALLENGE#${challenge.signature}`,
        sk: 'USED',
        type: 'used-challenge',
        ...(by && { by }),
        expires: challenge.parameters.expiresAt + SIGN_IN_LIMITS.challengeSeconds,
      },
      ConditionExpression: `attribute_not_exists(pk)${by && ' OR #by = :by'}`,
      ...(by && {
        ExpressionAttributeNames: { '#by': 'by' },
        ExpressionAttributeValues: { ':by': by },
      }),
    });
    return true;
  } catch (error) {
    if (table.isConditionFailure(error)) return false;
    throw error;
  }
}

/** A solved challenge. The signature of the challenge guards all of it. */
export interface Solution {
  readonly level: number;
  readonly subject: string;
  /** Epoch seconds. */
  readonly issued: number;
}

/**
 * The challenge that a code solves, if it is ours, unexpired and unused; a solution counts once, for all repetitions of
 * the request that `by` names.
 */
export async function useSolution(code: string, by = ''): Promise<Solution | undefined> {
  const payload = decode(code);
  if (!payload) return undefined;
  const { challengeKey } = await secrets();
  const { verified } = await verifySolution({
    challenge: payload.challenge,
    solution: payload.solution,
    deriveKey,
    hmacSignatureSecret: challengeKey,
    hmacKeySignatureSecret: `${challengeKey}-solution`,
  });
  if (!verified || !(await useUp(payload, by))) return undefined;
  const { cost, data, expiresAt } = payload.challenge.parameters;
  return {
    level: Math.log2(cost / COST),
    subject: data.subject,
    issued: expiresAt - SIGN_IN_LIMITS.challengeSeconds,
  };
}
