import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { verifyToken } from '#functions/platform/tokens.ts';
import { CODE } from '#shared/codes.ts';
import type { SessionTokens } from '#shared/contracts/users.ts';

/**
 * Ends all sessions of an account and signs the person in again with the password that the person has just chosen.
 * Throws -1 when the password was changed in between.
 */
export async function restartSession(
  { schoolId, id: userId, account }: Pick<User, 'schoolId' | 'id' | 'account'>,
  password: string,
  deps: Deps,
): Promise<SessionTokens> {
  await deps.identity.endAllSessions(account);
  const tokens = await deps.identity.signIn(account, password);
  if (!tokens) throw new CallError(CODE.wait, { reason: 'common.stale' });
  const { session } = await verifyToken(tokens.token, deps.now());
  await users.change({ schoolId, userId }, (user) => ({
    ...user,
    defaultPassword: false,
    sessionsFrom: session.began,
    keptSession: session.id,
    endedSessions: [],
  }));
  forgetAccountState(userId);
  return tokens;
}
