import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { notifyingStaff } from './notify-staff.ts';
import type { LessonChange } from './write-lesson.ts';

/** The fields of a lesson in the operation log, with clock times. */
function loggedFields(lesson: LessonValue | undefined): Record<string, unknown> {
  if (!lesson) return {};
  const { date, start, end, classId, teacherId, assistantId, roomId, topic, hours } = lesson;
  const times = { date, start: toClock(start), end: toClock(end) };
  const reason = lesson.override?.reason;
  return { ...times, classId, teacherId, assistantId, roomId, topic, hours, override: reason };
}

/** Logs the change of a lesson, with the changed fields. */
export function loggingLesson(
  actor: Actor,
  action: 'lesson.add' | 'lesson.edit' | 'lesson.delete',
  { before, after }: LessonChange,
  now: Date,
): TransactWrite[] {
  const id = (after ?? before)?.id;
  const fields = after
    ? changedFields(loggedFields(before), loggedFields(after))
    : { before: loggedFields(before) };
  return loggingOperation({ ...actor, now }, action, { id, ...fields });
}

/** Logs the change of a single lesson, and notifies its staff. */
export const reportingChange = async (
  actor: Actor,
  action: Parameters<typeof loggingLesson>[1],
  change: LessonChange,
  now: Date,
): Promise<TransactWrite[]> => [
  ...loggingLesson(actor, action, change, now),
  ...(await notifyingStaff(actor, [change], now)),
];
