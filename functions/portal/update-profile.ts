import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withCode } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';

/** Edits the caller's nickname and remark. The phone is bound with a code that is sent to it. */
export const updateProfile: UseCase<typeof portal.endpoints.updateInfo> = async (actor, input) => {
  const { user_nick: nick, user_remark: remark } = input;
  let changed = false;
  const user = await users.change(actor, (found) => {
    changed = found.nick !== nick || found.remark !== remark;
    return changed ? { ...found, nick, remark } : undefined;
  });
  if (!user) throw new CallError(CODE.notLoggedIn);
  if (!changed) return withCode(null, CODE.unchanged);
  forgetAccountState(actor.userId);
  return null;
};
