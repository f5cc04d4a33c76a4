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

/** Whether a card opened a session: written before anybody has its tokens, and never changed. */
const known = new BoundedMap<Session['id'], boolean>(2000);

/** To be written before anybody gets the tokens of the session. */
export const rememberCardSession = (person: PersonId, { id, began }: Session): Promise<void> =>
  cardSessions.overwrite({ ...person, session: id }, { ...person, expires: began + KEPT_SECONDS });

/** Whether a sign-in card opened the caller's session; only students have cards. */
export async function isCardSession({ role, schoolId, userId, session }: Actor): Promise<boolean> {
  if (role !== ROLE.student) return false;
  const before = known.get(session.id);
  if (before !== undefined) return before;
  const key = { schoolId, userId, session: session.id };
  const found = (await cardSessions.get(key, { consistent: true })) !== undefined;
  known.set(session.id, found);
  return found;
}
