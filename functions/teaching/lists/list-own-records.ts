import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { ATTENDED_PREFIX, attendedLessons } from '#functions/_lib/entities/class-record.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { toClock } from '#functions/_lib/lessons/school-time.ts';
import type { teaching } from '#shared/contracts/teaching.ts';

export const listOwnRecords: UseCase<typeof teaching.endpoints.ownRecords> = async (
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
      ...{ topic: lesson.topic, date: lesson.date, start: toClock(start), end: toClock(end) },
      ...{ state: lesson.state, phrase: lesson.phrase, hours: lesson.hours },
    })),
    cursor: await toCursor(next, list),
  };
};
