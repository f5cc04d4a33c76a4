import { newArchiveState } from '#functions/domain/exports/archive-state.ts';
import { type SchoolExport, schoolExports } from '#functions/domain/exports/school-export.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { DAY_MS } from '#shared/days.ts';
import type { exports } from '#shared/exports/contract.ts';
import { EXPORT_LIMITS } from '#shared/exports/limits.ts';
import { toExportDto } from './export-dto.ts';

async function newExport({ schoolId, userId, user, language }: Actor, now: Date) {
  const until = new Date(now.getTime() + EXPORT_LIMITS.days * DAY_MS);
  return {
    ...newArchiveState(now, until),
    schoolId,
    by: userId,
    byName: user.name,
    language,
    place: { sheet: 0, part: 0, number: 0, bucket: 0, after: '' },
    rows: 0,
    bytesTotal: await loadUsedSpace(schoolId),
  };
}

/** One export is under way at a time: who asks again, or at the same time, gets it. */
async function findOrBegin(actor: Actor, now: Date): Promise<SchoolExport> {
  const { schoolId } = actor;
  const before = await schoolExports.get(schoolId, { consistent: true });
  if (before?.state === 'running' && Date.parse(before.until) > now.getTime()) return before;
  const value = await newExport(actor, now);
  await transact([
    ...schoolExports.writing(schoolId, before, value),
    ...loggingOperation({ ...actor, now }, 'school.export', { id: value.id }),
  ]);
  return { ...value, rev: (before?.rev ?? 0) + 1 };
}

export const beginExport: UseCase<typeof exports.endpoints.begin> = async (
  actor,
  _input,
  deps,
) => ({
  export: await toExportDto(await retryWrite(() => findOrBegin(actor, deps.now()))),
});
