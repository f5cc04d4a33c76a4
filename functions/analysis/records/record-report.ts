import type * as z from 'zod';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { instantAt, toClock } from '#functions/domain/lessons/school-time.ts';
import { isInTime } from '#functions/domain/records/count-record.ts';
import type { ReportedRecord } from '#functions/domain/records/lesson-record.ts';
import type { RecordFacts, RecordReport } from '#shared/analysis/fields.ts';

const HOUR_MS = 3_600_000;

const hoursAfter = (endsAt: string, at: string): number =>
  Math.max(0, Math.round(((Date.parse(at) - Date.parse(endsAt)) / HOUR_MS) * 10) / 10);

const timesOf = ({ date, start, end }: Pick<Lesson, 'date' | 'start' | 'end'>) => ({
  date,
  start: toClock(start),
  end: toClock(end),
  minutes: end - start,
});

type Recorded = RecordReport & { readonly record: z.infer<ReturnType<typeof RecordFacts>> };

/** A lesson with its record. The time zone is that of the school. */
export function toRecordReport(row: ReportedRecord, timeZone: string): Recorded {
  const { lessonId, classId, className, teacherId, teacherName, topic, counts, hours } = row;
  const endsAt = row.endsAt ?? instantAt(row.date, row.end, timeZone);
  return {
    lesson_id: lessonId,
    class_id: classId,
    class_name: className,
    teacher_id: teacherId,
    teacher_name: teacherName,
    ...timesOf(row),
    topic,
    state: isInTime({ ended: { at: row.endedAt } }, { endsAt }) ? 'in_time' : 'late',
    hours_after: hoursAfter(endsAt, row.endedAt),
    record: {
      counts,
      hours,
      ended_at: row.endedAt,
      ended_by_name: row.endedByName,
      corrected: row.corrected,
      pictures: row.pictureCount,
    },
  };
}

interface Names {
  readonly className: string;
  readonly teacherName: string;
}

/** A lesson that is over and has no record. */
export const toMissingReport = (
  lesson: Lesson,
  { className, teacherName }: Names,
  now: Date,
): RecordReport => ({
  lesson_id: lesson.id,
  class_id: lesson.classId,
  class_name: className,
  teacher_id: lesson.teacherId,
  teacher_name: teacherName,
  ...timesOf(lesson),
  topic: lesson.topic,
  state: 'missing',
  hours_after: hoursAfter(lesson.endsAt, now.toISOString()),
  record: null,
});
