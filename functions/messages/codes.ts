import { createHmac, randomInt } from 'node:crypto';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import * as table from '#functions/platform/table.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import type { Target } from './target.ts';

const keyOf = (place: string): table.TableKey => ({ pk: `SMS#CODE#${place}`, sk: 'CODE' });

export const newCode = (): string =>
  String(randomInt(10 ** MESSAGE_LIMITS.codeDigits)).padStart(MESSAGE_LIMITS.codeDigits, '0');

/** Six digits are quickly tried out, so the hash needs a key that is not in the table. */
async function hashOf(place: string, code: string): Promise<string> {
  const { challengeKey } = await secrets();
  const text = `${keyOf(place).pk}\n${code}`;
  return createHmac('sha256', `${challengeKey}-sms`).update(text).digest('base64url');
}

/** No code has letters. */
const UNKNOWABLE = 'none';

/**
 * Stores a code as a part of a transaction; it replaces the one before. For a target that cannot be reached it
 * can be tried like any other, and is never right.
 */
export async function storingCode(
  { place, contacts, subject }: Target,
  code: string,
  now: number,
): Promise<table.TransactWrite> {
  const validUntil = now + MESSAGE_LIMITS.codeSeconds;
  const Item = {
    ...keyOf(place),
    type: 'sent-code',
    hash: await hashOf(place, contacts.length > 0 ? code : UNKNOWABLE),
    subject,
    tries: 0,
    validUntil,
    expires: validUntil + MESSAGE_LIMITS.codeSeconds,
  };
  return { Put: { Item } };
}

const NAMES = { '#hash': 'hash' };

/** Counts the attempt before the code is checked, so that parallel attempts cannot outrun the count. */
async function countTry(place: string, now: number): Promise<table.Item | undefined> {
  try {
    return await table.updateItem({
      Key: keyOf(place),
      UpdateExpression: 'ADD tries :one',
      ConditionExpression: 'validUntil > :now AND tries < :most',
      ExpressionAttributeValues: { ':one': 1, ':now': now, ':most': MESSAGE_LIMITS.codeTries },
      ReturnValues: 'ALL_NEW',
    });
  } catch (error) {
    if (table.isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Why a code cannot be tried any more. */
async function invalidRule(place: string, now: number): Promise<'exhausted' | 'expired'> {
  const item = await table.getItem({ Key: keyOf(place), ConsistentRead: true });
  return item && Number(item.validUntil) > now ? 'exhausted' : 'expired';
}

/**
 * Uses a code up together with `writes`, which get the subject that the code was for. Throws 1001 for `sms_code`:
 * `wrong` with the attempts left, `exhausted`, or `expired` (also for a code that was used already).
 */
export async function useCode(
  place: string,
  code: string,
  now: Date,
  writes: (subject: string) => readonly table.TransactWrite[] = () => [],
): Promise<void> {
  const at = epochSeconds(now);
  const item = await countTry(place, at);
  if (!item) throw refuseField('sms_code', await invalidRule(place, at));
  const hash = await hashOf(place, code);
  if (!isSameText(hash, String(item.hash))) {
    const left = MESSAGE_LIMITS.codeTries - Number(item.tries);
    throw refuseField('sms_code', left > 0 ? 'wrong' : 'exhausted', { left });
  }
  const deletion = {
    Key: keyOf(place),
    ConditionExpression: '#hash = :hash',
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: { ':hash': hash },
  };
  await table.transact([
    { Delete: deletion, refusal: refuseField('sms_code', 'expired') },
    ...writes(String(item.subject)),
  ]);
}
