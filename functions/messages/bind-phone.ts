import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { maskPhone } from '#shared/phones.ts';
import { useCode } from './codes.ts';
import { bindingTarget } from './target.ts';

/** Binds a phone to the own account (product: settled point 10). */
export const bindPhone: UseCase<typeof messages.endpoints.bindPhone> = async (
  actor,
  { phone, sms_code },
  deps,
) => {
  const now = deps.now();
  await useCode(bindingTarget(actor.userId, phone).place, sms_code, now);
  let before = '';
  await users.change(actor, (user) => {
    before = user.phone;
    return user.phone === phone ? undefined : { ...user, phone };
  });
  forgetAccountState(actor.userId);
  const detail = { before: maskPhone(before), after: maskPhone(phone) };
  await logOperation({ ...actor, now }, 'bind-phone', detail);
  return withMessage({ phone }, 'messages.bound');
};
