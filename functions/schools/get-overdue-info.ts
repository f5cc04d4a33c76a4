import { loadSite } from '#functions/domain/schools/site.ts';
import { deletionDate, isPastDue } from '#functions/domain/schools/subscription.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { ROLE } from '#shared/roles.ts';

/** Who runs the school sees the code that its licence is known by; nobody else needs it. */
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
