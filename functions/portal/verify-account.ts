import { findAccount } from '#functions/domain/people/find-account.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { requireProof } from '#functions/request/require-proof.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { maskPhone } from '#shared/phones.ts';

/** First step of a forgotten password: is there a phone that a code can go to? */
export const verifyAccount: UseCase<typeof portal.endpoints.verifyAccount> = async (
  _visitor,
  { username, verificationCode },
) => {
  await requireProof(verificationCode);
  const { phone } = await findAccount(username);
  return { bound: phone ? 1 : 0, phone: maskPhone(phone) };
};
