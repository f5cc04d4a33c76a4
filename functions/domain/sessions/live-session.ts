import type { User } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Session } from './actor.ts';
import { cardOfSession } from './card-session.ts';

function isOver(user: User, session: Session): boolean {
  const { sessionsFrom, keptSession = session.id, endedSessions } = user;
  if (session.began < sessionsFrom) return true;
  if (session.began === sessionsFrom && session.id !== keptSession) return true;
  return endedSessions.some(({ id }) => id === session.id);
}

/** Whether a card has opened the session that is the student's no more. Asked only where the card has changed since. */
async function isOfFormerCard(user: User, session: Session): Promise<boolean> {
  const { schoolId, id: userId, card, cardSince } = user;
  if (session.began > cardSince) return false;
  const opener = await cardOfSession({ schoolId, userId }, session);
  return opener !== '' && opener !== card;
}

/** Throws 2001 for a session that has ended, and for a person who may not act any more. */
export async function requireLiveSession(user: User, session: Session): Promise<void> {
  if (user.removed || isOver(user, session) || (await isOfFormerCard(user, session)))
    throw new CallError(CODE.notLoggedIn);
  if (user.disabled) throw new CallError(CODE.notLoggedIn, { reason: 'portal.disabled' });
}
