import { abandonArchive } from '#functions/domain/exports/archive-writer.ts';
import { schoolExports } from '#functions/domain/exports/school-export.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { exports } from '#shared/exports/contract.ts';
import type { ExportId } from '#shared/ids.ts';
import { toExportDto } from './export-dto.ts';

/** Ends the export. A step that is under way removes what it has done when it ends, so its lease stays. */
async function end(actor: Actor, id: ExportId, now: Date) {
  const { schoolId } = actor;
  const found = await schoolExports.get(schoolId, { consistent: true });
  if (found?.id !== id) throw new CallError(CODE.notFound, { reason: 'exports.missing' });
  if (found.state !== 'running') return found;
  const { open: _, ...rest } = found;
  const ended = { ...rest, state: 'cancelled' as const };
  await transact([
    ...schoolExports.replacing(schoolId, found, ended),
    ...loggingOperation({ ...actor, now }, 'school.export-cancel', { id }),
  ]);
  await abandonArchive(found, now);
  return { ...ended, rev: found.rev + 1 };
}

export const cancelExport: UseCase<typeof exports.endpoints.cancel> = async (
  actor,
  { id },
  deps,
) => ({
  export: await toExportDto(await retryWrite(() => end(actor, id, deps.now()))),
});
