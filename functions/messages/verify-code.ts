import { givingProof } from '#functions/domain/people/phone-proof.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { LIMITS } from '#shared/limits.ts';
import { useCode } from './codes.ts';
import { findTarget } from './target.ts';

export const verifyCode: UseCase<typeof messages.endpoints.verifyCode> = async (
  _visitor,
  input,
  deps,
) => {
  const now = deps.now();
  const target = await findTarget(input);
  const { proof, writes } = givingProof({ ...target, now });
  await useCode(target, input.sms_code, now, writes);
  return { proof, valid: LIMITS.phoneProofSeconds };
};
