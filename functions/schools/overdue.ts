import { loadSite } from '#functions/domain/schools/site.ts';
import { deletionDate, isPastDue, mustRemind } from '#functions/domain/schools/subscription.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withCode } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { ROLE } from '#shared/roles.ts';

/** The code of the licence is shown to principals only. */
export const getOverdueInfo: UseCase<typeof schools.endpoints.overdueInfo> = async (
  actor,
  _input,
  deps,
) => {
  const { tel, qrcode } = await loadSite();
  const { start, end, authorizationCode } = actor.school.subscription;
  return {
    startTime: start,
    endTime: end,
    deleteTime: deletionDate(actor.school).toISOString(),
    pastDue: isPastDue(actor.school, deps.now()),
    tel,
    qrcode,
    authorizationCode: actor.role === ROLE.principal ? authorizationCode : '',
  };
};

/** Answers 3001 when the expiry reminder must be shown (product: settled point 6). */
export const checkOverdue: UseCase<typeof schools.endpoints.overdueCheck> = (actor, _input, deps) =>
  withCode(null, mustRemind(actor.school, deps.now()) ? CODE.notOverdue : CODE.ok);
