import { isPastDue } from '#functions/domain/schools/subscription.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Step } from '../call-state.ts';

/** Checks the role, then the subscription: a school that is past due can read but not write. */
export const permit: Step = {
  before: ({ context: { call } }) => {
    const { endpoint, actor, deps } = call;
    if (endpoint.access === 'public' || !actor) return;
    if (!endpoint.access.includes(actor.role)) throw new CallError(CODE.forbidden);
    if (endpoint.writes === 'school' && isPastDue(actor.school, deps.now())) {
      throw new CallError(CODE.forbidden, { reason: 'common.pastDue' });
    }
  },
};
