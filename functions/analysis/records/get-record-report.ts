import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import {
  attendanceSheets,
  lessonRecords,
  toReportedRecord,
} from '#functions/domain/records/lesson-record.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import { mayTeachLesson } from '#shared/lessons/rules.ts';
import { toRecordReport } from './record-report.ts';

export const getRecordReport: UseCase<typeof analysis.endpoints.recordDetail> = async (
  actor,
  { lesson_id },
) => {
  const lesson = await loadLesson(actor, lesson_id);
  if (!mayTeachLesson(actor, lesson)) await loadManagedClass(actor, lesson.classId);
  const [record, sheet] = await Promise.all([
    lessonRecords.get(lesson),
    attendanceSheets.get(lesson),
  ]);
  if (!record) throw new CallError(CODE.notFound, { reason: 'analysis.noRecord' });
  return {
    ...toRecordReport(toReportedRecord(record), actor.school.timeZone),
    content: record.content,
    homework: record.homework,
    students: (sheet?.lines ?? []).map(({ userId, name, state, phrase, comment, hours }) => ({
      student_id: StudentId.parse(userId),
      name,
      state,
      phrase,
      comment,
      hours,
    })),
  };
};
