import type { User } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Session } from './actor.ts';

function isOver(user: User, session: Session): boolean {
  const { sessionsFrom, keptSession = session.id, endedSessions } = user;
  if (session.began < sessionsFrom) return true;
  if (session.began === sessionsFrom && session.id !== keptSession) return true;
  return endedSessions.some(({ id }) => id === session.id);
}

/** Throws 2001 for a session that has ended, and for a person who may not act any more. */
export function requireLiveSession(user: User, session: Session): void {
  if (isOver(user, session) || user.removed) throw new CallError(CODE.notLoggedIn);
  if (user.disabled) throw new CallError(CODE.notLoggedIn, { reason: 'portal.disabled' });
}
