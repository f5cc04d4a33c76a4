import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { REPORT_PREFIX, reports } from '#functions/domain/reports/report.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';

export const listReports: UseCase<typeof classes.endpoints.reports> = async (actor, input) => {
  const { schoolId, id: classId } = await loadManagedClass(actor, input.class_id);
  const list = `reports ${classId}`;
  const { items, next } = await reports.page(classPartition(schoolId, classId), REPORT_PREFIX, {
    limit: input.limit,
    from: await fromCursor(input.cursor, list),
    descending: true,
  });
  return {
    list: items.map(({ id, name, studentId, studentName, authorName, state, written }) => ({
      id,
      name,
      student_id: studentId,
      student_name: studentName,
      by_name: authorName,
      state,
      written,
    })),
    cursor: await toCursor(next, list),
  };
};
