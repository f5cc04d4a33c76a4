import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';
import { restartSession } from './restart-session.ts';
import { signInWithPassword } from './sign-in.ts';

/** Wrong old passwords count and lock like failed sign-ins: the session may have been left open. */
async function checkOldPassword({ user }: Actor, password: string, deps: Deps): Promise<void> {
  const key = attempts.accountKey(user.account);
  const count = await attempts.addFailure(key, deps.now());
  if (count > LIMITS.loginLockAfter)
    throw new CallError(CODE.forbidden, { reason: 'portal.locked' });
  const presented = { name: user.account, password };
  const account = { account: user.account, schoolId: user.schoolId, userId: user.id };
  if (!(await signInWithPassword(account, presented, deps))) throw refuseField('old_pass', 'wrong');
  await attempts.clear(key);
}

export const changePassword: UseCase<typeof portal.endpoints.changePassword> = async (
  actor,
  input,
  deps,
) => {
  await checkOldPassword(actor, input.old_pass, deps);
  await deps.identity.setPassword(actor.user.account, input.new_pass);
  const tokens = await restartSession(actor.user, input.new_pass, deps);
  await logOperation({ ...actor, now: deps.now() }, 'change-password', {});
  return withMessage(tokens, 'portal.passwordChanged');
};
