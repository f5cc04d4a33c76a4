import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { makeChallenge } from './challenge.ts';

export const getChallenge: UseCase<typeof portal.endpoints.challenge> = (_visitor, _input, deps) =>
  makeChallenge(deps.now());
