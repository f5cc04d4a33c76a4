import { findAccount } from '#functions/domain/people/account.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { maskPhone } from '#shared/phones.ts';

/** First step of a forgotten password: whether the account has a phone that a code can be sent to. */
export const verifyAccount: UseCase<typeof portal.endpoints.verifyAccount> = async (
  _visitor,
  { username, verificationCode },
) => {
  await requireSolution(verificationCode);
  const { phone } = await findAccount(username);
  return { bound: phone ? 1 : 0, phone: maskPhone(phone) };
};
