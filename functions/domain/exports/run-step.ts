import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import { filesOf } from '#functions/platform/object-keys.ts';
import { CODE } from '#shared/codes.ts';
import type { ExportId, SchoolId } from '#shared/ids.ts';
import { addSheet } from './add-sheet.ts';
import { SHEETS } from './all-sheets.ts';
import type { Budget } from './budget.ts';
import { copyFiles } from './copy-files.ts';
import {
  type SchoolExport,
  type SchoolExportValue,
  savedAs,
  schoolExports,
} from './school-export.ts';
import { type ArchiveKind, stepArchive } from './step-archive.ts';

/** All of a school: sheets first, then the files. */
const OF_SCHOOL: ArchiveKind<SchoolExportValue> = {
  replacing: (before, after) => schoolExports.replacing(before.schoolId, before, after),
  stored: ({ schoolId }) => schoolExports.get(schoolId, { consistent: true }),
  advance: (value, writer, budget) =>
    value.place.sheet < SHEETS.length
      ? addSheet(value, writer, budget)
      : copyFiles(value, writer, budget),
  isWritten: ({ place, schoolId }) =>
    place.sheet >= SHEETS.length && place.bucket >= filesOf(schoolId).length,
  savedAs,
  ending: async ({ schoolId, by: userId, id, files, rows, bytes }, now) => {
    const school = await schools.get(schoolId);
    const origin = { schoolId, userId, school, now, address: '', agent: '' };
    return loggingOperation(origin, 'school.exported', { id, files, rows, bytes });
  },
};

/** Goes on with the export of a school (`stepArchive`). Throws 2004 when it is not the school's last export. */
export async function runStep(
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: ExportId },
  now: Date,
  budget: Budget,
): Promise<SchoolExport> {
  const found = await schoolExports.get(schoolId, { consistent: true });
  if (found?.id !== id) throw new CallError(CODE.notFound, { reason: 'exports.missing' });
  return stepArchive(OF_SCHOOL, found, now, budget);
}
