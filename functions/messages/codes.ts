import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { refuseField } from '#functions/platform/errors.ts';
import { secrets } from '#functions/platform/secrets.ts';
import * as table from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Target } from './target.ts';

const keyOf = ({ purpose, phone, subject }: Target): table.TableKey => ({
  pk: `SMS#CODE#${purpose}#${phone}#${subject}`,
  sk: 'CODE',
});

export const newCode = (): string =>
  String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');

/** Six digits are quickly tried out, so the hash needs a key that is not in the table. */
async function hashOf(target: Target, code: string): Promise<string> {
  const { challengeKey } = await secrets();
  const text = `${keyOf(target).pk}\n${code}`;
  return createHmac('sha256', `${challengeKey}-sms`).update(text).digest('base64url');
}

/** Stores a code as a part of a transaction; it replaces the one before. */
export async function storingCode(
  target: Target,
  code: string,
  now: number,
): Promise<table.TransactWrite> {
  const validUntil = now + LIMITS.codeSeconds;
  const Item = {
    ...keyOf(target),
    type: 'sent-code',
    hash: await hashOf(target, code),
    tries: 0,
    validUntil,
    expires: validUntil + LIMITS.codeSeconds,
  };
  return { Put: { Item } };
}

const NAMES = { '#hash': 'hash' };

/** Counts the attempt before the code is checked, so that parallel attempts cannot outrun the count. */
async function countTry(target: Target, now: number): Promise<table.Item | undefined> {
  try {
    return await table.updateItem({
      Key: keyOf(target),
      UpdateExpression: 'ADD tries :one',
      ConditionExpression: 'validUntil > :now AND tries < :most',
      ExpressionAttributeValues: { ':one': 1, ':now': now, ':most': LIMITS.codeTries },
      ReturnValues: 'ALL_NEW',
    });
  } catch (error) {
    if (table.isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Why a code cannot be tried any more. */
async function invalidRule(target: Target, now: number): Promise<'exhausted' | 'expired'> {
  const item = await table.getItem({ Key: keyOf(target), ConsistentRead: true });
  return item && Number(item.validUntil) > now ? 'exhausted' : 'expired';
}

function isSame(hash: string, expected: unknown): boolean {
  const [a, b] = [Buffer.from(hash), Buffer.from(String(expected))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Uses a code up together with `writes`. Throws 1001 for `sms_code`: `wrong` with the attempts left,
 * `exhausted`, or `expired` (also for a code that was used already).
 */
export async function useCode(
  target: Target,
  code: string,
  now: Date,
  writes: readonly table.TransactWrite[] = [],
): Promise<void> {
  const at = Math.floor(now.getTime() / 1000);
  const item = await countTry(target, at);
  if (!item) throw refuseField('sms_code', await invalidRule(target, at));
  const hash = await hashOf(target, code);
  if (!isSame(hash, item.hash)) {
    const left = LIMITS.codeTries - Number(item.tries);
    throw refuseField('sms_code', left > 0 ? 'wrong' : 'exhausted', { left });
  }
  const deletion = {
    Key: keyOf(target),
    ConditionExpression: '#hash = :hash',
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: { ':hash': hash },
  };
  await table.transact([
    { Delete: deletion, refusal: refuseField('sms_code', 'expired') },
    ...writes,
  ]);
}
