import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/contracts/portal.ts';

export const getChallenge: UseCase<typeof portal.endpoints.challenge> = async (
  _visitor,
  _input,
  deps,
) => {
  const { makeChallenge } = await import('#functions/request/proof-of-work.ts');
  return makeChallenge(deps.now());
};
