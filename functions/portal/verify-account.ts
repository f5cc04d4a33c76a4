import type { UseCase } from '#functions/_lib/create-handler.ts';
import { findAccount } from '#functions/_lib/people/find-account.ts';
import { requireProof } from '#functions/_lib/require-proof.ts';
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
