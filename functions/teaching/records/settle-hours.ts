import {
  type AttendedLesson,
  attendedLessons,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { chargingLesson } from './charge-lesson.ts';
import type { Portion, RecordWork } from './record-work.ts';

/** Writes for a student whose hours are taken: attended lesson, wallet, entry, two list positions, summary. */
const WRITES_OF_STUDENT = 6;

/** Puts the lesson into the student's list of recorded lessons; repeating it does no harm. */
function puttingAttended({ record }: RecordWork, line: RecordLine): TransactWrite {
  const { schoolId, lessonId, classId, className, teacherId, teacherName } = record;
  const { topic, date, start, end } = record;
  const { userId, state, phrase, hours, expires } = line;
  const attended: Omit<AttendedLesson, 'rev'> = {
    schoolId,
    lessonId,
    classId,
    className,
    teacherId,
    teacherName,
    topic,
    date,
    start,
    end,
    userId,
    state,
    phrase,
    hours,
    ...(expires !== undefined && { expires }),
  };
  return attendedLessons.putting(attended, attended);
}

/** Takes the hours of as many students as fit into the transaction. */
export async function settlingHours(work: RecordWork, room: number): Promise<Portion> {
  const { lesson, record, settings, writer } = work;
  const waiting = record.open.hours;
  const byId = new Map(work.lines.map((line) => [line.userId, line]));
  const some = waiting
    .slice(0, Math.floor(room / WRITES_OF_STUDENT))
    .flatMap((id) => byId.get(id) ?? []);
  const { writes, left } = await chargingLesson({
    lesson,
    name: record.className,
    writer,
    rules: settings.rules,
    charges: some.map(({ userId, hours }) => ({ studentId: userId, hours })),
    room: room - some.length,
  });
  const done = some.filter(({ userId }) => !left.some(({ studentId }) => studentId === userId));
  const settled = new Set(done.map(({ userId }) => userId));
  return {
    writes: [...writes, ...done.map((line) => puttingAttended(work, line))],
    open: waiting.filter((id) => !settled.has(id)),
  };
}
