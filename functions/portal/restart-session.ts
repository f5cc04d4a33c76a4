import { isEasyPassword } from '#functions/domain/people/easy-password.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { verifyToken } from '#functions/platform/tokens.ts';
import { CODE } from '#shared/codes.ts';
import type { SessionTokens } from '#shared/people/fields.ts';

const stale = () => new CallError(CODE.wait, { reason: 'common.stale' });

/** Whether nobody has set or reset the password of a person since the person was read. */
const isAsJudged = (judged: User, now: User): boolean =>
  judged.sessionsFrom === now.sessionsFrom &&
  judged.firstPassword === now.firstPassword &&
  judged.defaultPassword === now.defaultPassword;

/**
 * Ends all sessions of a person who has just chosen a password, and begins a new one. The server vouches for the
 * person, because the pool looks at no password while it is locked. Throws -1 when the password was changed or reset
 * since the person was read (`judged`): then that counts.
 */
export async function restartSession(
  judged: User,
  password: string,
  deps: Deps,
): Promise<SessionTokens> {
  const { schoolId, id: userId, account } = judged;
  await deps.identity.endAllSessions(account);
  const tokens = await deps.identity.signInVouched(account);
  if (!tokens) throw stale();
  const { session } = await verifyToken(tokens.token, deps.now());
  await users.change({ schoolId, userId }, (user) => {
    if (!isAsJudged(judged, user)) throw stale();
    return {
      ...user,
      defaultPassword: false,
      easyPassword: isEasyPassword(password, user),
      sessionsFrom: session.began,
      keptSession: session.id,
      endedSessions: [],
    };
  });
  forgetAccountState(userId);
  return tokens;
}
