import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { PersonId } from './user.ts';

/**
 * The ticket of a sign-in card: its holder may sign in as a student, once, within ten minutes. Its key has no
 * school, because the holder has not signed in yet.
 */
const SignInTicket = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** Epoch seconds: until when it is valid, and when it is deleted. */
    validUntil: z.number().int(),
    expires: z.number().int(),
  });
export type SignInTicket = Stored<z.infer<ReturnType<typeof SignInTicket>>>;

const TOKEN_BYTES = 16;
const KEPT_SECONDS = 86_400;
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Only the hash of a token is stored, so that access to the table is not enough to sign in. */
export const signInTickets = entity({
  type: 'sign-in-ticket',
  version: 1,
  schema: SignInTicket,
  key: (token: string) => ({ pk: `TICKET#${hash(token)}`, sk: 'TICKET' }),
});

/** A new ticket, and its write as a part of a transaction. */
export function issuingTicket({ schoolId, userId }: PersonId, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const validUntil = seconds(now) + LIMITS.cardSeconds;
  const value = { schoolId, userId, validUntil, expires: validUntil + KEPT_SECONDS };
  return {
    token,
    expires: new Date(validUntil * 1000).toISOString(),
    writes: signInTickets.creating(token, value),
  };
}

export const isValid = ({ validUntil }: SignInTicket, now: Date): boolean =>
  validUntil > seconds(now);

/** Uses a ticket up as a part of a transaction: of two parallel uses one succeeds. */
export const usingTicket = (token: string, now: Date, refusal: Error): TransactWrite => ({
  Delete: {
    Key: signInTickets.key(token),
    ConditionExpression: 'validUntil > :now',
    ExpressionAttributeValues: { ':now': seconds(now) },
  },
  refusal,
});
