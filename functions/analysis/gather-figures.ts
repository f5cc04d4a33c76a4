import { gatherFigures } from '#functions/domain/analysis/gathering.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/contracts/analysis.ts';

/** One step, so that a call costs about the same whatever the school has; the browser asks again. */
export const gather: UseCase<typeof analysis.endpoints.gather> = (actor, _input, deps) =>
  gatherFigures(actor.school, deps.now, deps.now());
