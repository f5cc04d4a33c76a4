import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { cycles } from '#functions/domain/reports/cycle.ts';
import { type ListedReport, REPORT_LISTS, reports } from '#functions/domain/reports/report.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/classes/contract.ts';
import { ReportId, type SchoolId } from '#shared/ids.ts';

const toRow = (row: ListedReport) => ({
  id: row.id,
  cycle_id: row.cycleId,
  name: row.name,
  student_id: row.studentId,
  student_name: row.studentName,
  by_name: row.authorName,
  state: row.state,
  version: row.version,
  draft: row.draft,
  read: row.read !== '',
  filled: row.filled,
  sections: row.sections,
  written: row.written,
  published: row.published || null,
});

/** The cycles of some reports, in their order. */
async function cyclesOf(schoolId: SchoolId, rows: readonly ListedReport[]) {
  const ids = [...new Set(rows.map(({ cycleId }) => cycleId))];
  const found = await cycles.getMany(ids.map((id) => ({ schoolId, id })));
  return found.flatMap((cycle) => {
    if (!cycle) return [];
    const { id, name, deadline, state } = cycle;
    return [{ id, name, deadline, state }];
  });
}

export const listReports: UseCase<typeof classes.endpoints.reports> = async (actor, input) => {
  const { schoolId, id: classId } = await loadManagedClass(actor, input.class_id);
  const list = `reports ${classId}`;
  const { entries, next } = await pageOfList(schoolList(schoolId, REPORT_LISTS.ofClass(classId)), {
    limit: input.limit,
    from: await fromCursor(input.cursor, list),
    descending: true,
  });
  const found = await reports.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
  const rows = found.filter((row) => row !== undefined);
  return {
    list: rows.map(toRow),
    cycles: await cyclesOf(schoolId, rows),
    cursor: await toCursor(next, list),
  };
};
