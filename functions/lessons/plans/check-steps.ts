import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { checkPlace } from '../placing/lesson-rules.ts';
import type { PlanStep } from './lesson-plan.ts';

interface Edit {
  readonly before: LessonValue;
  readonly after: LessonValue;
}

const editsOf = (steps: readonly PlanStep[]): Edit[] =>
  steps.flatMap(({ before, after }) => (before && after ? { before, after } : []));

/** Changes with the same staff before and after are checked once. */
const peopleOf = ({ before, after }: Edit): string =>
  [before, after].map(({ teacherId, assistantId }) => `${teacherId} ${assistantId}`).join(' ');

const isElsewhere = (a: LessonValue, b: LessonValue): boolean =>
  a.roomId !== b.roomId || a.date !== b.date;

/**
 * Checks staff and rooms of the changed lessons, and throws as for a single lesson. Where room and day stay,
 * the room may be archived.
 */
export async function checkSteps(actor: Actor, steps: readonly PlanStep[]): Promise<void> {
  const edits = editsOf(steps);
  const distinct = new Map(edits.map((edit) => [peopleOf(edit), edit]));
  for (const { before, after } of distinct.values()) await checkStaff(actor, before, after);
  const moved = edits.filter(({ before, after }) => after.roomId && isElsewhere(before, after));
  if (moved.length === 0) return;
  const settings = await loadSettings(actor.schoolId);
  for (const { after } of moved) checkPlace(after, settings, { onHoliday: true });
}
