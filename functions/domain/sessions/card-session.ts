import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { BoundedMap } from '#functions/platform/bounded-map.ts';
import { entity } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { Actor, Session } from './actor.ts';

/** A session that a sign-in card opened; kept for as long as its tokens can be renewed. */
const CardSession = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** Hash of the token of the card, as the student's item has it. */
    card: z.string(),
    /** Epoch seconds after which it is deleted. */
    expires: z.number().int(),
  });

type SessionKey = PersonId & { readonly session: Session['id'] };

const cardSessions = entity({
  type: 'card-session',
  version: 1,
  schema: CardSession,
  key: ({ schoolId, userId, session }: SessionKey) => ({
    pk: personPartition(schoolId, userId),
    sk: `CARD-SESSION#${session}`,
  }),
});

const KEPT_SECONDS = (SIGN_IN_LIMITS.refreshTokenDays + 1) * 86_400;

/** The cards that opened sessions, empty for none: written before anybody has their tokens, and never changed. */
const known = new BoundedMap<Session['id'], string>(2000);

/** To be written before anybody gets the tokens of the session. */
export const rememberCardSession = (
  { schoolId, userId }: PersonId,
  { id, began }: Session,
  card: string,
): Promise<void> =>
  cardSessions.overwrite(
    { schoolId, userId, session: id },
    { schoolId, userId, card, expires: began + KEPT_SECONDS },
  );

/** The card that opened a session of a student, as its hash; empty for a session of a password. */
export async function cardOfSession(person: PersonId, { id }: Session): Promise<string> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const found = await cardSessions.get({ ...person, session: id }, { consistent: true });
  const card = found?.card ?? '';
  known.set(id, card);
  return card;
}

/** Whether a sign-in card opened the caller's session; only students have cards. */
export const isCardSession = async (actor: Actor): Promise<boolean> =>
  actor.role === ROLE.student && (await cardOfSession(actor, actor.session)) !== '';
