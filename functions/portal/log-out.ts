import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';

const DAY_SECONDS = 86_400;

/** Once its refresh token is worthless, a session can live no longer than its last ID token. */
const livesUntil = (revoked: boolean, now: number): number =>
  now + (revoked ? LIMITS.idTokenSeconds : LIMITS.refreshTokenDays * DAY_SECONDS);

function withoutSession(user: User, id: string, until: number, now: number): User {
  const endedSessions = user.endedSessions.filter(
    (session) => session.until > now && session.id !== id,
  );
  return { ...user, endedSessions: [...endedSessions, { id, until }] };
}

export const logOut: UseCase<typeof portal.endpoints.logout> = async (actor, input, deps) => {
  const now = deps.now();
  const seconds = Math.floor(now.getTime() / 1000);
  const revoked = input.refresh_token
    ? await deps.identity.revokeRefreshToken(input.refresh_token)
    : false;
  await users.change(actor, (user) =>
    withoutSession(user, actor.session.id, livesUntil(revoked, seconds), seconds),
  );
  forgetAccountState(actor.userId);
  await logLogin({ ...actor, now }, actor.user.account, 'signed-out');
  return null;
};
