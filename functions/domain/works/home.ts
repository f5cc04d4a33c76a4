import type { Reading } from '#functions/domain/sessions/reading.ts';
import type { works } from '#shared/works/contract.ts';
import { listAbuseReports } from './list-abuse-reports.ts';
import { listWaiting } from './list-waiting.ts';
import { listWorks } from './list-works.ts';

const listReported: Reading<typeof works.endpoints.tipOffs> = async (actor, input, deps) => ({
  tip_offs: await listAbuseReports(actor, input, deps.now()),
});

export const WORKS_READINGS = {
  works: listWorks,
  waitingWorks: listWaiting,
  reportedWorks: listReported,
};
