import { makeTicket } from '#functions/domain/people/code-ticket.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import type { portal } from '#shared/portal/contract.ts';

/**
 * First step of a forgotten password. The answer is the same whether there is such an account or not, because
 * nobody looks.
 */
export const verifyAccount: UseCase<typeof portal.endpoints.verifyAccount> = async (
  _visitor,
  { username, verificationCode },
  deps,
) => {
  await requireSolution(verificationCode);
  const { signed } = await makeTicket({ purpose: 'password', name: username }, deps.now());
  return { ticket: signed, valid: MESSAGE_LIMITS.codeTicketSeconds };
};
