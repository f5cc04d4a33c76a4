import { lessons } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { settingClassState } from '../terms/class-state.ts';
import { tellingStaff } from '../writing/tell-staff.ts';
import type { LessonChange } from '../writing/write-lesson.ts';
import type { LessonPlan, PlanStep } from './lesson-plan.ts';
import { loadPart, savePart, setPlanState } from './store-plan.ts';

interface Ending {
  readonly way: 'run' | 'undo';
  readonly steps: readonly PlanStep[];
  readonly now: Date;
}

/** What became of the lessons, for those who teach them. */
const changesOf = ({ way, steps }: Ending): LessonChange[] =>
  way === 'run'
    ? steps.filter(({ outcome }) => outcome === 'done')
    : steps
        .filter(({ outcome }) => outcome === 'undone')
        .map(({ before, after }) => ({
          ...(after && { before: { ...after, rev: 0 } }),
          ...(before && { after: before }),
        }));

const isLeftOpen = (error: unknown): boolean =>
  error instanceof CallError && error.details.reason === 'classes.hasLessons';

/**
 * The end of a plan, with all that comes once: its staff are told, and a class whose term it ends is
 * closed. The class stays open when lessons are left that could not be cancelled.
 */
export async function endPlan(actor: Actor, plan: LessonPlan, ending: Ending): Promise<LessonPlan> {
  const { term } = plan;
  const { way, now } = ending;
  const telling = () => tellingStaff(actor, changesOf(ending), now);
  if (way === 'undo') return setPlanState(plan, 'undone', { also: telling });
  if (!term) return setPlanState(plan, 'done', { also: telling });
  const also = async () => [
    ...(await settingClassState(actor, term.classId, 'closed', now)),
    ...(await telling()),
  ];
  return setPlanState(plan, 'done', { also, closed: true }).catch((error: unknown) => {
    if (!isLeftOpen(error)) throw error;
    return setPlanState(plan, 'done', { also: telling });
  });
}

/** Whether any lesson is as the plan made it. */
export const isChanging = ({ parts }: LessonPlan): boolean => parts.some(({ done }) => done > 0);

/** A lesson that the plan did not change, or has put back, is none of its lessons, whatever becomes of it. */
const isTheirs = ({ outcome }: PlanStep): boolean =>
  outcome === 'waiting' || outcome === 'done' || outcome === 'kept';

/** Takes up what could not be undone; what was undone then is over. */
function takeUp(step: PlanStep): PlanStep {
  const { reason: _, ...known } = step;
  if (step.outcome === 'kept') return { ...known, outcome: 'done' };
  return step.outcome === 'undone' ? { ...step, outcome: 'untaken' } : step;
}

async function takeUpAll(plan: LessonPlan): Promise<void> {
  for (const part of plan.parts.keys()) {
    const { steps } = await loadPart(plan, part);
    await savePart(plan, part, steps.map(takeUp));
  }
}

/** What was taught cannot be undone. */
async function refuseTaught(plan: LessonPlan): Promise<void> {
  const { schoolId } = plan;
  for (const part of plan.parts.keys()) {
    const steps = (await loadPart(plan, part)).steps.filter(isTheirs);
    const ids = steps.map(({ lessonId: id }) => ({ schoolId, id }));
    const found = await lessons.getMany(ids);
    if (found.some((lesson) => lesson && lesson.state !== 'planned'))
      throw new CallError(CODE.wait, { reason: 'lessons.planTaught' });
  }
}

/** Throws -1 when one of the lessons has begun. A class that the plan has closed is open again from here on. */
export async function beginUndoing(actor: Actor, plan: LessonPlan, now: Date): Promise<LessonPlan> {
  if (plan.state !== 'undoing') await refuseTaught(plan);
  if (plan.state === 'undone') await takeUpAll(plan);
  const { term } = plan;
  if (!term?.closed) return setPlanState(plan, 'undoing');
  const also = () => settingClassState(actor, term.classId, 'open', now);
  return setPlanState(plan, 'undoing', { also, closed: false });
}
