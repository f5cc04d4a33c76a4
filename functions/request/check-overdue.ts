import { mustRemind } from '#functions/domain/schools/subscription.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withCode } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { schools } from '#shared/schools/contract.ts';

/** Answers 3001 when the expiry reminder must be shown (product: settled point 6). */
export const checkOverdue: UseCase<typeof schools.endpoints.overdueCheck> = (actor, _input, deps) =>
  withCode(null, mustRemind(actor.school, deps.now()) ? CODE.notOverdue : CODE.ok);
