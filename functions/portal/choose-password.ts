import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { firstPasswordOf, loadSchool } from '#functions/domain/people/first-password.ts';
import { users } from '#functions/domain/people/user.ts';
import { requireLiveSession } from '#functions/domain/sessions/live-session.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';
import { restartSession } from './restart-session.ts';

/**
 * Replaces the first password. It is not asked for: a student who signed in by card does not know it. Refused with
 * 2003 once the person has chosen a password.
 *
 * The actor may be up to 30 s old. A reset in between has ended this session and given a first password again.
 * The ended session must not replace that one.
 */
export const choosePassword: UseCase<typeof portal.endpoints.choosePassword> = async (
  actor,
  { new_pass },
  deps,
) => {
  const user = await users.get(actor, { consistent: true });
  if (!user) throw new CallError(CODE.notLoggedIn);
  await requireLiveSession(user, actor.session);
  if (!user.defaultPassword)
    throw new CallError(CODE.forbidden, { reason: 'portal.passwordChosen' });
  const first = await firstPasswordOf(user, await loadSchool(actor.school));
  if (new_pass === first) throw refuseField('new_pass', 'same');
  await deps.identity.setPassword(user.account, new_pass);
  const tokens = await restartSession(user, new_pass, deps);
  await logOperation({ ...actor, now: deps.now() }, 'choose-password', {});
  return withMessage(tokens, 'portal.passwordChanged');
};
