import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import { editionOf, type Lesson, type LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson, requirePlanned } from '#functions/domain/lessons/lesson-scope.ts';
import { changedFields } from '#functions/domain/logs/changed-fields.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonEdit } from '#shared/contracts/lesson-fields.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { edited } from './edited-lesson.ts';
import { checkPlace } from './placing/lesson-rules.ts';
import { recordingChange } from './writing/record-change.ts';
import { writeLesson } from './writing/write-lesson.ts';

const differs = (before: Lesson, after: LessonValue): boolean =>
  Object.keys(changedFields({ ...before }, { ...after, rev: before.rev }).after).length > 0;

/** Whoever began from an older state sees what is there now, and chooses. */
async function overtaken(current: Lesson): Promise<CallError> {
  const settings = await loadSettings(current.schoolId);
  return new CallError(CODE.wait, {
    reason: 'common.changedMeanwhile',
    data: { current: await toLessonDto(current, settings) },
  });
}

async function edit(actor: Actor, input: LessonEdit, now: Date): Promise<Lesson> {
  const settings = await loadSettings(actor.schoolId);
  let found: Lesson | undefined;
  const plan = async () => {
    const before = await loadOwnLesson(actor, input.lesson_id);
    found = before;
    requirePlanned(before);
    const after = edited(before, input, momentOf(actor, now));
    // A repeated edit finds its values there already, and nothing of it is lost.
    if (!differs(before, after)) return undefined;
    if (editionOf(before) !== input.rev) throw await overtaken(before);
    const moved = after.date !== before.date || after.roomId !== before.roomId;
    if (moved) checkPlace(after, settings, { onHoliday: input.on_holiday });
    await checkStaff(actor, before, after);
    return { before, after };
  };
  const { override } = input;
  const written = await writeLesson(actor, plan, { settings, override, now }, (change) =>
    recordingChange(actor, 'lesson.edit', change, now),
  );
  if (written?.before && written.after) return { ...written.after, rev: written.before.rev + 1 };
  if (!found) throw new TypeError('an edit reads its lesson');
  return found;
}

/** Edits one lesson that is not taught yet. */
export const editLesson: UseCase<typeof contract.endpoints.update> = async (actor, input, deps) => {
  const lesson = await edit(actor, input, deps.now());
  return { lesson: await toLessonDto(lesson, await loadSettings(actor.schoolId)) };
};

/** Drags it to another time. */
export const moveLesson: UseCase<typeof contract.endpoints.move> = (actor, input, deps) =>
  editLesson(actor, input, deps);
