import { createHandler } from '#functions/request/create-handler.ts';
import { usage } from '#shared/usage/contract.ts';
import { listSchoolTraffic } from './list-school-traffic.ts';
import { listSpaceEntries } from './list-space-entries.ts';
import { showFreeable } from './show-freeable.ts';
import { showSpace } from './show-space.ts';
import { showSpaceOverTime } from './show-space-over-time.ts';
import { showTraffic, showTrafficOverTime } from './show-traffic.ts';

export const handler = createHandler(usage, {
  spaceOverTime: showSpaceOverTime,
  spaceEntries: listSpaceEntries,
  freeable: showFreeable,
  space: showSpace,
  traffic: showTraffic,
  trafficOverTime: showTrafficOverTime,
  schoolTraffic: listSchoolTraffic,
});
