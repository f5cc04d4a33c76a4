import type { UseCase } from '#functions/request/create-handler.ts';
import { requireProof } from '#functions/request/require-proof.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { issueCode } from './issue-code.ts';
import { findTarget } from './target.ts';

/** Messages cost money and annoy people: whoever is not signed in must have worked for each. */
export const sendCode: UseCase<typeof messages.endpoints.sendCode> = async (
  visitor,
  input,
  deps,
) => {
  await requireProof(input.verificationCode);
  return issueCode(await findTarget(input), visitor, deps);
};
