import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { changedFields } from '#functions/domain/logs/changed-fields.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { LessonChange } from './write-lesson.ts';

/** What people read of a lesson in the log: times as clocks. */
function told(lesson: LessonValue | undefined): Record<string, unknown> {
  if (!lesson) return {};
  const { date, start, end, classId, teacherId, assistantId, roomId, topic, hours } = lesson;
  const times = { date, start: toClock(start), end: toClock(end) };
  const reason = lesson.override?.reason;
  return { ...times, classId, teacherId, assistantId, roomId, topic, hours, override: reason };
}

/** The change of a lesson in the operation log, with the fields that changed. */
export function loggingLesson(
  actor: Actor,
  action: 'lesson.add' | 'lesson.edit' | 'lesson.delete',
  { before, after }: LessonChange,
  now: Date,
): TransactWrite[] {
  const id = (after ?? before)?.id;
  const fields = after ? changedFields(told(before), told(after)) : { before: told(before) };
  return loggingOperation({ ...actor, now }, action, { id, ...fields });
}
