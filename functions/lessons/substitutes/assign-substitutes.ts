import { type Lesson, lessons, staffOf } from '#functions/domain/lessons/lesson.ts';
import { noSuchLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { applyChanges } from '../edit-lesson.ts';
import { checkSteps } from '../plans/check-steps.ts';
import type { PlanStep } from '../plans/lesson-plan.ts';
import { commitPlan } from '../plans/plan-calls.ts';

type Assign = UseCase<typeof contract.endpoints.assignSubstitutes>;
type Assignment = Parameters<Assign>[1];

const lessonsChanged = () => new CallError(CODE.wait, { reason: 'substitutes.changed' });

/** The current lessons of the choices. Throws 2004 for one that does not exist, -1 for one that the absent person no longer teaches. */
async function loadChosen({ schoolId }: Actor, { teacher_id, choices }: Assignment) {
  const ids = choices.map(({ lesson_id: id }) => ({ schoolId, id }));
  const found = await lessons.getMany(ids, { consistent: true });
  return found.map((lesson) => {
    if (!lesson) throw noSuchLesson();
    const isTheirs = lesson.state === 'planned' && staffOf(lesson).includes(teacher_id);
    if (!isTheirs) throw lessonsChanged();
    return lesson;
  });
}

function toStep(
  lesson: Lesson,
  absent: UserId,
  chosen: UserId | null,
  moment: SchoolMoment,
): PlanStep {
  const assists = lesson.assistantId === absent;
  if (!assists && chosen === null) throw refuseField('choices', 'required');
  const change = assists ? { assistant_id: chosen } : { teacher_id: chosen ?? absent };
  const after = applyChanges(lesson, change, moment);
  return { lessonId: lesson.id, before: lesson, after, outcome: 'waiting' };
}

/** Assigns the chosen substitutes to the lessons of an absent colleague. */
export const assignSubstitutes: Assign = async (actor, input, deps) => {
  const plan = async () => {
    const found = await loadChosen(actor, input);
    const moment = momentOf(actor, deps.now());
    const steps = found.map((lesson, index) =>
      toStep(lesson, input.teacher_id, input.choices[index]?.teacher_id ?? null, moment),
    );
    await checkSteps(actor, steps);
    const time = ({ before }: PlanStep) => before?.startsAt ?? '';
    return { steps: steps.sort((a, b) => (time(a) < time(b) ? -1 : 1)) };
  };
  return commitPlan(
    actor,
    { kind: 'substitute', call: 'lesson.substitute', request: input, plan },
    deps.now,
  );
};
