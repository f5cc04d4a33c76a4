import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { addDays } from '#shared/days.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import type { BulkChange } from '#shared/lessons/plan-calls.ts';
import { applyChanges } from '../edit-lesson.ts';
import { checkSteps } from './check-steps.ts';
import type { PlanStep } from './lesson-plan.ts';
import { commitPlan } from './plan-calls.ts';
import { previewPlan } from './preview-plan.ts';
import { selectLessons } from './select-lessons.ts';

/** Lessons that move to a later time are changed from the last one on, so that each finds its new time free. */
function inOrder(found: readonly Lesson[], { shift_days, start }: BulkChange): Lesson[] {
  const sorted = [...found].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const later =
    shift_days > 0 || (shift_days === 0 && start !== undefined && start > (sorted[0]?.start ?? 0));
  return later ? sorted.reverse() : sorted;
}

/**
 * The staff of a lesson when a colleague replaces a teacher: the colleague gets the same part, teacher or
 * assistant; nobody has both.
 */
function staffAfter(before: Lesson, { of_teacher_id: from, teacher_id: to }: BulkChange) {
  if (!from || !to) return {};
  if (before.teacherId === from) return before.assistantId === to ? { assistant_id: null } : {};
  return { teacher_id: before.teacherId, assistant_id: before.teacherId === to ? null : to };
}

async function toSteps(actor: Actor, input: BulkChange, now: Date): Promise<PlanStep[]> {
  const found = inOrder(await selectLessons(actor, input, now), input);
  const steps = found.map((before): PlanStep => {
    const step = { lessonId: before.id, before, outcome: 'waiting' as const };
    if (input.action === 'remove') return step;
    const { shift_days, ...changes } = input;
    const date = addDays(before.date, shift_days);
    const edit = { ...changes, ...staffAfter(before, input), date };
    return { ...step, after: applyChanges(before, edit, momentOf(actor, now)) };
  });
  return steps;
}

/** The steps of a change, checked: throws what refuses the change as a whole. */
export async function planSteps(actor: Actor, input: BulkChange, now: Date): Promise<PlanStep[]> {
  const steps = await toSteps(actor, input, now);
  await checkSteps(actor, steps);
  return steps;
}

/** Changes or deletes many lessons, or previews that with its clashes. */
export const changeMany: UseCase<typeof contract.endpoints.bulk> = async (actor, input, deps) => {
  const plan = async () => ({ steps: await planSteps(actor, input, deps.now()) });
  if (input.preview) {
    const { steps } = await plan();
    const settings = await loadSettings(actor.schoolId);
    const lessons = await previewPlan(actor, steps, settings);
    return { lessons, holidays: [], plan: null, refusals: [] };
  }
  const committed = await commitPlan(
    actor,
    { kind: input.action, call: 'lesson.bulk', request: input, plan },
    deps.now,
  );
  return { lessons: [], holidays: [], ...committed };
};
