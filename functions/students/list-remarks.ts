import {
  ATTENDED_PREFIX,
  attendanceSheets,
  attendedLessons,
} from '#functions/domain/records/lesson-record.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/students/contract.ts';

/** Lessons at which something was written about the student; others are left out. */
export const listRemarks: UseCase<typeof students.endpoints.remarks> = async (
  actor,
  { student_id, limit, cursor },
) => {
  const { schoolId, id: userId } = await loadOwnStudent(actor, student_id);
  const list = `remarks ${userId}`;
  const { items, next } = await attendedLessons.page(
    personPartition(schoolId, userId),
    ATTENDED_PREFIX,
    { limit, from: await fromCursor(cursor, list), descending: true },
  );
  const sheets = await attendanceSheets.getMany(
    items.map(({ lessonId }) => ({ schoolId, id: lessonId })),
  );
  const remarks = items.map(({ lessonId, className, teacherName, ...lesson }, index) => ({
    lesson_id: lessonId,
    class_name: className,
    teacher_name: teacherName,
    date: lesson.date,
    state: lesson.state,
    phrase: lesson.phrase,
    comment: sheets[index]?.lines.find((line) => line.userId === userId)?.comment ?? '',
  }));
  return {
    list: remarks.filter(({ phrase, comment }) => phrase || comment),
    cursor: await toCursor(next, list),
  };
};
