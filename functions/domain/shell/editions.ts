import type { Reading } from '#functions/domain/sessions/reading.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import type { editions } from '#shared/editions/contract.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { FUNCTIONS } from '#shared/schools/functions.ts';

export const listServices: Reading<typeof editions.endpoints.services> = ({ language }) =>
  Object.entries(EDITIONS)
    .filter(([, { offered }]) => offered)
    .map(([id, { label, summary, teachers, students, storageGb, trafficGb, functions }]) => ({
      id,
      name: label[language],
      summary: summary[language],
      teachers,
      students,
      storageGb,
      trafficGb,
      functions: functions.map((id) => FUNCTIONS[id][language]),
    }));

export const getVersion: Reading<typeof editions.endpoints.version> = () => ({
  version: optionalEnv('APP_VERSION'),
  commit: optionalEnv('APP_COMMIT'),
  built: optionalEnv('APP_BUILT'),
});
