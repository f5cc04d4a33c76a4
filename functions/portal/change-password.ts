import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import type { Input } from '#shared/endpoint.ts';
import type { portal } from '#shared/portal/contract.ts';
import * as attempts from './login-attempts.ts';
import { restartSession } from './restart-session.ts';
import { signInWithPassword } from './sign-in.ts';
import { countAhead } from './sign-in-challenge.ts';

/**
 * The person as read with the old password. Wrong ones count and demand a challenge like failed sign-ins: the
 * session may have been left open.
 */
async function checkOldPassword(
  actor: Actor,
  { old_pass, verificationCode: code }: Input<typeof portal.endpoints.changePassword>,
  deps: Deps,
): Promise<User> {
  const { account: name, schoolId, id: userId } = actor.user;
  const asking = { visitor: actor, name, code, ofAddress: attempts.NONE, now: deps.now() };
  await countAhead(asking);
  const key = attempts.accountKey(name);
  const signedIn = await attempts.takenBackIfUnchecked(key, () =>
    signInWithPassword({ account: name, schoolId, userId }, { name, password: old_pass }, deps),
  );
  if (!signedIn) throw refuseField('old_pass', 'wrong');
  await attempts.clear(key);
  return signedIn.user;
}

export const changePassword: UseCase<typeof portal.endpoints.changePassword> = async (
  actor,
  input,
  deps,
) => {
  const user = await checkOldPassword(actor, input, deps);
  await deps.identity.setPassword(user.account, input.new_pass);
  const tokens = await restartSession(user, input.new_pass, deps);
  await logOperation({ ...actor, now: deps.now() }, 'change-password', {});
  return withMessage(tokens, 'portal.passwordChanged');
};
