import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import {
  attendanceSheets,
  type LessonRecordValue,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { countStates, sumHours } from '#functions/teaching/records/record-figures.ts';
import { studentsWithRights } from '#functions/teaching/records/settle-rights.ts';
import { writeRecord } from '#functions/teaching/records/write-record.ts';
import { TIME_ZONE } from './moment.ts';
import type { Owner } from './owner.ts';

/** What a student who was there as expected has in a record. */
export const newLine = (
  { userId, name }: Pick<Owner, 'userId' | 'name'>,
  values: Partial<RecordLine> = {},
): RecordLine => ({
  userId,
  name,
  guest: false,
  reason: 'expected',
  state: 'present',
  phrase: '',
  comment: '',
  hours: 1,
  ...values,
});

/** The record that a teacher writes of a lesson; nothing of it is settled yet. */
export function newRecord(
  teacher: Owner,
  lesson: LessonValue,
  lines: readonly RecordLine[],
  { at = new Date().toISOString(), ...values }: Partial<LessonRecordValue> & { at?: string } = {},
): LessonRecordValue {
  const { schoolId, id: lessonId, classId, courseId, teacherId, topic, date, start, end } = lesson;
  const written = { at, by: teacher.userId, byName: teacher.name };
  return {
    schoolId,
    lessonId,
    classId,
    className: '启蒙一班',
    ...(courseId && { courseId }),
    teacherId,
    teacherName: teacher.name,
    topic,
    date,
    start,
    end,
    endsAt: lesson.endsAt,
    content: '循环与条件',
    homework: '',
    pictures: [],
    ended: written,
    written,
    corrections: [],
    edits: 1,
    counted: {},
    monthly: {},
    counts: countStates(lines),
    hours: sumHours(lines),
    request: { key: lessonId, content: '' },
    open: {
      hours: lines.map(({ userId }) => userId),
      rights: studentsWithRights(lesson, lines, undefined),
    },
    ...values,
  };
}

interface Ended {
  readonly lesson: Lesson;
  readonly record: LessonRecordValue;
  readonly lines: readonly RecordLine[];
  readonly settings: CalendarSettings;
}

/** Writes a record as by the end of its lesson: hours, makeup rights and figures follow from it. Answers what was settled. */
export async function endLesson(
  { lesson, record, lines, settings }: Ended,
  also: readonly TransactWrite[] = [],
) {
  const { at, by: userId, byName: name } = record.written;
  const writer = { userId, name, now: new Date(at), timeZone: TIME_ZONE };
  const work = { lesson, before: undefined, record, lines, settings, writer };
  const { schoolId, id: lessonId } = lesson;
  const sheet = { schoolId, lessonId, lines: [...lines], edits: 1 };
  await writeRecord(work, [...also, ...attendanceSheets.creating(lesson, sheet)]);
  return work;
}
