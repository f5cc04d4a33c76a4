import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import type { messages } from '#shared/messages/contract.ts';
import { isEmail, maskContact } from '#shared/people/contacts.ts';
import { askedContact } from './asked-contact.ts';
import { useCode } from './codes.ts';
import { bindingTarget } from './target.ts';

/** Binds a phone or an e-mail address to the own account (product: settled point 10). */
export const bindContact: UseCase<typeof messages.endpoints.bindContact> = async (
  actor,
  { sms_code, ...asked },
  deps,
) => {
  const now = deps.now();
  const contact = await askedContact(asked, actor.school.country);
  const field = isEmail(contact) ? 'email' : 'phone';
  await useCode(bindingTarget(actor.userId, contact).place, sms_code, now);
  let before = '';
  const after = await users.change(actor, (user) => {
    before = user[field];
    return before === contact ? undefined : { ...user, [field]: contact };
  });
  forgetAccountState(actor.userId);
  const detail = { before: maskContact(before), after: maskContact(contact) };
  await logOperation({ ...actor, now }, `bind-${field}`, detail);
  const { phone = '', email = '' } = after ?? {};
  return withMessage({ phone, email }, `messages.bound.${field}`);
};
