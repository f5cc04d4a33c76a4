import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { REPORT_LISTS, reports } from '#functions/domain/reports/report.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';
import type { ReportId } from '#shared/ids.ts';

export const listReports: UseCase<typeof classes.endpoints.reports> = async (actor, input) => {
  const { schoolId, id: classId } = await loadManagedClass(actor, input.class_id);
  const list = `reports ${classId}`;
  const { entries, next } = await pageOfList(schoolList(schoolId, REPORT_LISTS.ofClass(classId)), {
    limit: input.limit,
    from: await fromCursor(input.cursor, list),
    descending: true,
  });
  const rows = await reports.rowsOf(entries, (id) => ({ schoolId, id: id as ReportId }));
  return {
    list: rows.flatMap((row) =>
      row
        ? {
            id: row.id,
            name: row.name,
            student_id: row.studentId,
            student_name: row.studentName,
            by_name: row.authorName,
            state: row.state,
            written: row.written,
          }
        : [],
    ),
    cursor: await toCursor(next, list),
  };
};
