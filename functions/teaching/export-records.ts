import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { attendanceSheets } from '#functions/domain/records/lesson-record.ts';
import { requireAbility } from '#functions/domain/students/student-scope.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { teaching } from '#shared/contracts/teaching.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { type RecordQuery, selectRecords } from './lists/select-records.ts';
import type { Listed } from './lists/walk-records.ts';
import { recordColumns, type SheetRow } from './sheet-columns.ts';

const PAGE = 50;

/** A row for each student of the records, of a list of one student for nobody else. */
async function rowsOf(
  schoolId: SchoolId,
  records: readonly Listed[],
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

/** Whoever takes data of people out of the school is remembered; an export changes nothing otherwise. */
export const exportRecords: UseCase<typeof teaching.endpoints.exportSheet> = async (
  actor,
  query,
  deps,
) => {
  requireAbility(actor, 'export');
  const now = deps.now();
  const { language, schoolId } = actor;
  const load = await selectRecords(actor, query);
  const rows: SheetRow[] = [];
  let from: Item | undefined;
  do {
    const page = await load({ limit: PAGE, from });
    rows.push(...(await rowsOf(schoolId, page.items, query)));
    from = page.next;
  } while (from && rows.length < LIMITS.exportRowsMax);
  const told = rows.slice(0, LIMITS.exportRowsMax);
  const content = await makeSheet(recordColumns(language), told, language);
  await logOperation({ ...actor, now }, 'lesson.export', { ...query, rows: told.length });
  const name = message(language, 'teaching.file');
  return {
    file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx`,
    content,
    rows: told.length,
    truncated: from !== undefined || told.length < rows.length,
  };
};
