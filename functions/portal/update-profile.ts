import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { coded } from '#functions/_lib/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';

/** Edits the own nickname and remark; the phone is bound elsewhere, by a code sent to it. */
export const updateProfile: UseCase<typeof portal.endpoints.updateInfo> = async (actor, input) => {
  const { user_nick: nick, user_remark: remark } = input;
  let changed = false;
  const user = await users.change(actor, (found) => {
    changed = found.nick !== nick || found.remark !== remark;
    return changed ? { ...found, nick, remark } : undefined;
  });
  if (!user) throw new CallError(CODE.notLoggedIn);
  if (!changed) return coded(null, CODE.unchanged);
  forgetAccountState(actor.userId);
  return null;
};
