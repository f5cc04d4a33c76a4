import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { hashed } from '#functions/platform/hashed.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import type { PersonId, User } from './user.ts';

/**
 * A sign-in card: its holder may sign in as the student until it is over, revoked or replaced. Its key has no
 * school, because the holder has not signed in yet.
 */
const SignInCard = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** Epoch seconds: until when it is valid, and when it is deleted. */
    validUntil: z.number().int(),
    expires: z.number().int(),
  });
export type SignInCard = Stored<z.infer<ReturnType<typeof SignInCard>>>;

const TOKEN_BYTES = 16;
const KEPT_SECONDS = 86_400;

/** Only the hash of a token is stored, so that access to the table is not enough to sign in. */

export const signInCards = entity({
  type: 'sign-in-card',
  version: 1,
  schema: SignInCard,
  key: (token: string) => ({ pk: `CARD#${hashed(token)}`, sk: 'CARD' }),
});

interface NewCard {
  readonly token: string;
  /** What the item of the student names as its card, which ends the one before. */
  readonly card: string;
  readonly writes: TransactWrite[];
}

/** A new card, and its write as a part of the transaction that writes `card` to the student. */
export function issuingCard({ schoolId, userId }: PersonId, until: Date): NewCard {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const validUntil = epochSeconds(until);
  const value = { schoolId, userId, validUntil, expires: validUntil + KEPT_SECONDS };
  return { token, card: hashed(token), writes: signInCards.creating(token, value) };
}

/** The student with another card, or with none (empty): sessions that the one before has opened are over. */
export const withCard = <U extends Pick<User, 'card' | 'cardSince'>>(
  user: U,
  card: string,
  now: Date,
): U => ({ ...user, card, cardSince: epochSeconds(now) });

/** Whether a card is the student's current one and not over. */
export const isCurrent = (
  { validUntil }: SignInCard,
  token: string,
  { user, now }: { readonly user: Pick<User, 'card'>; readonly now: Date },
): boolean => validUntil > epochSeconds(now) && user.card === hashed(token);

/**
 * When a new card is over: with the last of the student's classes that has an end, else after half a year;
 * after a year at most. Until the end of that day wherever the school is.
 */
export function cardEnd(ends: readonly string[], now: Date): Date {
  const last = ends
    .filter((end) => end !== '')
    .toSorted()
    .at(-1);
  const day = last ? Date.parse(`${last}T00:00:00Z`) + 2 * DAY_MS : 0;
  const latest = now.getTime() + STUDENT_LIMITS.cardDaysMax * DAY_MS;
  const usual = now.getTime() + STUDENT_LIMITS.cardDays * DAY_MS;
  return new Date(day > now.getTime() ? Math.min(day, latest) : usual);
}
