import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';

const DAY_SECONDS = 86_400;

/** Once its refresh token is worthless, a session can live no longer than its last ID token. */
const livesUntil = (revoked: boolean, now: number): number =>
  now + (revoked ? SIGN_IN_LIMITS.idTokenSeconds : SIGN_IN_LIMITS.refreshTokenDays * DAY_SECONDS);

type EndedSession = User['endedSessions'][number];

/**
 * Adds a session to those that have ended. Of too many the oldest are not kept by name: all sessions of that age
 * are over then, also one that still lived.
 */
function withoutSession(user: User, ended: EndedSession, now: number): User {
  const sessions = [...user.endedSessions.filter(({ id }) => id !== ended.id), ended]
    .filter(({ until }) => until > now)
    .toSorted((a, b) => b.began - a.began);
  const endedSessions = sessions.slice(0, SIGN_IN_LIMITS.endedSessions);
  const [newest] = sessions.slice(SIGN_IN_LIMITS.endedSessions);
  const sessionsFrom = newest ? newest.began + 1 : 0;
  return sessionsFrom > user.sessionsFrom
    ? { ...user, endedSessions, sessionsFrom, keptSession: undefined }
    : { ...user, endedSessions };
}

export const logOut: UseCase<typeof portal.endpoints.logout> = async (actor, input, deps) => {
  const now = deps.now();
  const seconds = epochSeconds(now);
  const revoked = input.refresh_token
    ? await deps.identity.revokeRefreshToken(input.refresh_token)
    : false;
  const { id, began } = actor.session;
  const ended = { id, began, until: livesUntil(revoked, seconds) };
  await users.change(actor, (user) => withoutSession(user, ended, seconds));
  forgetAccountState(actor.userId);
  await logLogin({ ...actor, now }, actor.user.account, 'signed-out');
  return null;
};
