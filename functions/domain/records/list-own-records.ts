import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { ATTENDED_PREFIX, attendedLessons } from './lesson-record.ts';

export const listOwnRecords: Reading<typeof teaching.endpoints.ownRecords> = async (
  { schoolId, userId },
  { cursor, limit },
) => {
  const list = `own records ${userId}`;
  const { items, next } = await attendedLessons.page(
    personPartition(schoolId, userId),
    ATTENDED_PREFIX,
    { limit, from: await fromCursor(cursor, list), descending: true },
  );
  return {
    list: items.map(({ lessonId, classId, className, teacherName, start, end, ...lesson }) => ({
      lesson_id: lessonId,
      class_id: classId,
      class_name: className,
      teacher_name: teacherName,
      topic: lesson.topic,
      date: lesson.date,
      start: toClock(start),
      end: toClock(end),
      state: lesson.state,
      phrase: lesson.phrase,
      hours: lesson.hours,
    })),
    cursor: await toCursor(next, list),
  };
};
