import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { told } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { beginAnew } from './begin-anew.ts';

/**
 * The first password of one's own. The old one is not asked for: whoever came by a card does not know the
 * default one, and it is no secret of the person's. Only while it is still the default one.
 */
export const choosePassword: UseCase<typeof portal.endpoints.choosePassword> = async (
  actor,
  { new_pass },
  deps,
) => {
  const user = await users.get(actor, { consistent: true });
  if (!user?.defaultPassword)
    throw new CallError(CODE.forbidden, { reason: 'portal.passwordChosen' });
  const { defaultPassword } = await secrets();
  if (new_pass === defaultPassword) throw refuseField('new_pass', 'same');
  await deps.identity.setPassword(user.account, new_pass);
  const tokens = await beginAnew(user, new_pass, { defaultPassword: false, deps });
  await logOperation({ ...actor, now: deps.now() }, 'choose-password', {});
  return told(tokens, 'portal.passwordChanged');
};
