import { listAbuseReports } from '#functions/domain/works/list-abuse-reports.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { STAFF } from '#shared/roles.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { reportWork } from './report-work.ts';
import { settleAbuseReport } from './settle-abuse-report.ts';

export const handleAbuseReports: UseCase<typeof contract.endpoints.tipOffs> = async (
  actor,
  input,
  deps,
) => {
  if (input.action === 'report') {
    await reportWork(actor, input, deps);
    return { tip_offs: null };
  }
  if (!STAFF.includes(actor.role)) throw new CallError(CODE.forbidden);
  if (input.action === 'settle') {
    await settleAbuseReport(actor, input, deps);
    return { tip_offs: null };
  }
  return { tip_offs: await listAbuseReports(actor, input, deps.now()) };
};
