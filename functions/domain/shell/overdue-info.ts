import { loadSite } from '#functions/domain/schools/site.ts';
import { deletionDate, isPastDue } from '#functions/domain/schools/subscription.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { ROLE } from '#shared/roles.ts';
import type { schools } from '#shared/schools/contract.ts';

/** The code of the licence is shown to principals only. */
export const getOverdueInfo: Reading<typeof schools.endpoints.overdueInfo> = async (
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
