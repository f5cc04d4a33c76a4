import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { logOperation } from '#functions/_lib/entities/log-entry.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError, refuseField } from '#functions/_lib/errors.ts';
import { told } from '#functions/_lib/reply.ts';
import { verifyToken } from '#functions/_lib/tokens.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';

/** Guessing the old password in a session left open counts and locks like guessing it at the door. */
async function checkOldPassword({ user }: Actor, password: string, deps: Deps): Promise<void> {
  const key = attempts.accountKey(user.account);
  const count = await attempts.addFailure(key, deps.now());
  if (count > LIMITS.loginLockAfter)
    throw new CallError(CODE.forbidden, { reason: 'portal.locked' });
  if (!(await deps.identity.signIn(user.account, password))) throw refuseField('old_pass', 'wrong');
  await attempts.clear(key);
}

/** Every session of the account ends; the caller goes on in a new one. */
async function beginAnew({ user }: Actor, password: string, deps: Deps) {
  await deps.identity.endAllSessions(user.account);
  const tokens = await deps.identity.signIn(user.account, password);
  if (!tokens) throw new CallError(CODE.wait, { reason: 'common.stale' });
  return tokens;
}

export const changePassword: UseCase<typeof portal.endpoints.changePassword> = async (
  actor,
  input,
  deps,
) => {
  await checkOldPassword(actor, input.old_pass, deps);
  await deps.identity.setPassword(actor.user.account, input.new_pass);
  const tokens = await beginAnew(actor, input.new_pass, deps);
  const { session } = await verifyToken(tokens.token, deps.now());
  await users.change(actor, (user) => ({
    ...user,
    defaultPassword: false,
    sessionsFrom: session.began,
    keptSession: session.id,
    endedSessions: [],
  }));
  forgetAccountState(actor.userId);
  await logOperation({ ...actor, now: deps.now() }, 'change-password', {});
  return told(tokens, 'portal.passwordChanged');
};
