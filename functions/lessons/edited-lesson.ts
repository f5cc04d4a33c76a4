import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import type { LessonEdit } from '#shared/contracts/lesson-fields.ts';
import { timesAt } from './placing/lesson-rules.ts';

/** Left out: as it is. Empty: none. */
const chosen = <T>(given: T | null | undefined, before: T | undefined): T | undefined =>
  given === undefined ? before : (given ?? undefined);

/** Who drags a lesson moves its end with its start. */
function slotOf(before: Lesson, { date = before.date, start = before.start, end }: Changes) {
  return { date, start, end: end ?? start + before.end - before.start };
}

/** Who changes something else than its time may do so of a lesson at any time. */
function timesOf(before: Lesson, changes: Changes, moment: SchoolMoment) {
  const slot = slotOf(before, changes);
  const { date, start, end, startsAt, endsAt } = before;
  const stays = slot.date === date && slot.start === start && slot.end === end;
  return stays ? { date, start, end, startsAt, endsAt } : timesAt(slot, moment);
}

type Changes = Partial<Omit<LessonEdit, 'lesson_id' | 'rev'>>;

/** A lesson with what changes of it. Throws 1001 for a time at which there can be none. */
export function edited(before: Lesson, changes: Changes, moment: SchoolMoment): LessonValue {
  const { assistantId: _, roomId: __, ...kept } = before;
  const assistantId = chosen(changes.assistant_id, before.assistantId);
  const roomId = chosen(changes.room_id, before.roomId);
  return {
    ...kept,
    ...timesOf(before, changes, moment),
    teacherId: changes.teacher_id ?? before.teacherId,
    ...(assistantId && { assistantId }),
    ...(roomId && { roomId }),
    topic: changes.topic ?? before.topic,
    hours: changes.hours ?? before.hours,
  };
}
