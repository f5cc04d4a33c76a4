import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { attendanceSheets } from '#functions/domain/records/lesson-record.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { type RecordQuery, selectRecords } from './select-records.ts';
import { recordColumns, type SheetRow } from './sheet-columns.ts';
import type { ListedRecord } from './walk-records.ts';

const PAGE = 50;

/** One row for each matching student of each record. */
async function rowsOf(
  schoolId: SchoolId,
  records: readonly ListedRecord[],
  { student_id, state }: RecordQuery,
): Promise<SheetRow[]> {
  const keys = records.map(({ record: { lessonId: id } }) => ({ schoolId, id }));
  const sheets = await attendanceSheets.getMany(keys);
  return records.flatMap(({ record }, index) =>
    (sheets[index]?.lines ?? [])
      .filter((line) => !student_id || line.userId === student_id)
      .filter((line) => !state || line.state === state)
      .map((line) => ({ record, line })),
  );
}

/** Exports records as a sheet. The log keeps who exported personal data. */
export const exportRecords: UseCase<typeof teaching.endpoints.exportSheet> = async (
  actor,
  query,
  deps,
) => {
  const now = deps.now();
  const { language, schoolId } = actor;
  const load = await selectRecords(actor, query);
  const { items: rows, truncated } = await loadPages(async ({ from }) => {
    const { items, next } = await load({ limit: PAGE, from });
    return { items: await rowsOf(schoolId, items, query), next };
  });
  const exported = rows.slice(0, LIMITS.exportRowsMax);
  const content = await makeSheet(recordColumns(language), exported, language);
  await logOperation({ ...actor, now }, 'lesson.export', { ...query, rows: exported.length });
  const name = message(language, 'teaching.file');
  return {
    file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx`,
    content,
    rows: exported.length,
    truncated: truncated || exported.length < rows.length,
  };
};
