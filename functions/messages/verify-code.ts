import { readTicket } from '#functions/domain/people/code-ticket.ts';
import { newProof } from '#functions/domain/people/contact-proof.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { useCode } from './codes.ts';
import { placeOf } from './target.ts';

/** Looks at no account: what the ticket's code was for is kept with the code. */
export const verifyCode: UseCase<typeof messages.endpoints.verifyCode> = async (
  _visitor,
  { purpose, ticket: signed, sms_code },
  deps,
) => {
  const now = deps.now();
  const ticket = await readTicket(signed, purpose, now);
  if (!ticket) throw refuseField('sms_code', 'expired');
  const { proof, writesFor } = newProof(purpose, now);
  await useCode(placeOf(ticket), sms_code, now, writesFor);
  return { proof, valid: MESSAGE_LIMITS.phoneProofSeconds };
};
