import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import { editionOf, type Lesson, type LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson, requirePlanned } from '#functions/domain/lessons/lesson-scope.ts';
import { changedFields } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import type { LessonDto, LessonEdit } from '#shared/lessons/fields.ts';
import { checkPlace, timesAt } from './placing/lesson-rules.ts';
import { reportingChange } from './writing/log-lesson.ts';
import { writeLesson } from './writing/write-lesson.ts';

/** The new value of an optional field: undefined keeps it, null clears it. */
const chosen = <T>(given: T | null | undefined, before: T | undefined): T | undefined =>
  given === undefined ? before : (given ?? undefined);

/** A lesson that gets only a new start keeps its length. */
function slotOf(before: Lesson, { date = before.date, start = before.start, end }: Changes) {
  return { date, start, end: end ?? start + before.end - before.start };
}

/** The new times. They are only checked when they change, so that other fields of an old lesson can be edited. */
function timesOf(before: Lesson, changes: Changes, moment: SchoolMoment) {
  const slot = slotOf(before, changes);
  const { date, start, end, startsAt, endsAt } = before;
  const stays = slot.date === date && slot.start === start && slot.end === end;
  return stays ? { date, start, end, startsAt, endsAt } : timesAt(slot, moment);
}

type Changes = Partial<Omit<LessonEdit, 'lesson_id' | 'rev'>>;

/** A lesson with changes applied. Throws 1001 for a time at which no lesson is possible. */
export function applyChanges(before: Lesson, changes: Changes, moment: SchoolMoment): LessonValue {
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

const differs = (before: Lesson, after: LessonValue): boolean =>
  Object.keys(changedFields({ ...before }, { ...after, rev: before.rev }).after).length > 0;

async function edit(actor: Actor, input: LessonEdit, now: Date): Promise<Lesson> {
  const settings = await loadSettings(actor.schoolId);
  let found: Lesson | undefined;
  const plan = async () => {
    const before = await loadOwnLesson(actor, input.lesson_id);
    found = before;
    requirePlanned(before);
    const after = applyChanges(before, input, momentOf(actor, now));
    // A repeated edit changes nothing.
    if (!differs(before, after)) return undefined;
    if (editionOf(before) !== input.rev)
      throw changedMeanwhile(await toLessonDto(before, settings));
    const moved = after.date !== before.date || after.roomId !== before.roomId;
    if (moved) checkPlace(after, settings, { onHoliday: input.on_holiday });
    await checkStaff(actor, before, after);
    return { before, after };
  };
  const { override } = input;
  const written = await writeLesson(actor, plan, { settings, override, now }, (change) =>
    reportingChange(actor, 'lesson.edit', change, now),
  );
  if (written?.before && written.after) return { ...written.after, rev: written.before.rev + 1 };
  if (!found) throw new TypeError('an edit reads its lesson');
  return found;
}

/** Edits one lesson that is not taught yet. */
export async function editLesson(actor: Actor, input: LessonEdit, now: Date): Promise<LessonDto> {
  const lesson = await edit(actor, input, now);
  return toLessonDto(lesson, await loadSettings(actor.schoolId));
}

/** Moves a lesson to another time. */
export const moveLesson: UseCase<typeof contract.endpoints.move> = async (actor, input, deps) => ({
  lesson: await editLesson(actor, input, deps.now()),
});
