import { type Class, classes } from '#functions/domain/classes/class.ts';
import { editsOf } from '#functions/domain/classes/class-dto.ts';
import { hasLessons } from '#functions/domain/classes/class-scope.ts';
import { requiringNoOpenLessons } from '#functions/domain/classes/timetable.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { notifyingStaff } from '../writing/notify-staff.ts';
import type { LessonChange } from '../writing/write-lesson.ts';
import type { LessonPlan, PlanStep } from './lesson-plan.ts';
import { loadPart, savePart, setPlanState } from './store-plan.ts';

/**
 * Closes a class, or opens it again, as a part of a transaction; nothing when it is in that state already, or
 * deleted. Cancels the transaction with -1 `classes.hasLessons` while the class still has open lessons.
 */
async function settingClassState(
  actor: Actor,
  id: Class['id'],
  state: Class['state'],
  now: Date,
): Promise<TransactWrite[]> {
  const { schoolId } = actor;
  const found = await classes.get({ schoolId, id }, { consistent: true });
  if (!found || found.state === state) return [];
  const closing = state === 'closed';
  const detail = { id, before: { state: found.state }, after: { state } };
  return [
    ...classes.replacing(found, found, { ...found, state, edits: editsOf(found) + 1 }),
    counting(schoolId, { openClasses: closing ? -1 : 1 }),
    ...(closing ? [requiringNoOpenLessons({ schoolId, classId: id }, hasLessons())] : []),
    ...loggingOperation({ ...actor, now }, 'class.term', detail),
  ];
}

interface Ending {
  readonly way: 'run' | 'undo';
  readonly steps: readonly PlanStep[];
  readonly now: Date;
}

/** The changes that were made, for the notices to staff. */
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
 * Ends a plan: staff are notified once, and the class of an ended term is closed. It stays open when some
 * lessons could not be cancelled.
 */
export async function endPlan(actor: Actor, plan: LessonPlan, ending: Ending): Promise<LessonPlan> {
  const { term } = plan;
  const { way, now } = ending;
  const notices = () => notifyingStaff(actor, changesOf(ending), now);
  if (way === 'undo') return setPlanState(plan, 'undone', { also: notices });
  if (!term) return setPlanState(plan, 'done', { also: notices });
  const also = async () => [
    ...(await settingClassState(actor, term.classId, 'closed', now)),
    ...(await notices()),
  ];
  return setPlanState(plan, 'done', { also, closed: true }).catch((error: unknown) => {
    if (!isLeftOpen(error)) throw error;
    return setPlanState(plan, 'done', { also: notices });
  });
}

/** Whether any change of the plan is in effect. */
export const isInEffect = ({ parts }: LessonPlan): boolean => parts.some(({ done }) => done > 0);

/** Whether the plan has, or may have, changed the lesson of a step. */
const mayBeChanged = ({ outcome }: PlanStep): boolean =>
  outcome === 'waiting' || outcome === 'done' || outcome === 'kept';

/** Prepares a step for another attempt to undo: what could not be undone is tried again. */
function resetStep(step: PlanStep): PlanStep {
  const { reason: _, ...known } = step;
  if (step.outcome === 'kept') return { ...known, outcome: 'done' };
  return step.outcome === 'undone' ? { ...step, outcome: 'untaken' } : step;
}

async function resetSteps(plan: LessonPlan): Promise<void> {
  for (const part of plan.parts.keys()) {
    const { steps } = await loadPart(plan, part);
    await savePart(plan, part, steps.map(resetStep));
  }
}

/** Throws -1 when a lesson of the plan has begun or was taught. */
async function refuseTaught(plan: LessonPlan): Promise<void> {
  const { schoolId } = plan;
  for (const part of plan.parts.keys()) {
    const steps = (await loadPart(plan, part)).steps.filter(mayBeChanged);
    const ids = steps.map(({ lessonId: id }) => ({ schoolId, id }));
    const found = await lessons.getMany(ids);
    if (found.some((lesson) => lesson && lesson.state !== 'planned'))
      throw new CallError(CODE.wait, { reason: 'lessons.planTaught' });
  }
}

/** Begins to undo a plan, and opens the class that it closed. Throws -1 when one of the lessons has begun. */
export async function beginUndoing(actor: Actor, plan: LessonPlan, now: Date): Promise<LessonPlan> {
  if (plan.state !== 'undoing') await refuseTaught(plan);
  if (plan.state === 'undone') await resetSteps(plan);
  const { term } = plan;
  if (!term?.closed) return setPlanState(plan, 'undoing');
  const also = () => settingClassState(actor, term.classId, 'open', now);
  return setPlanState(plan, 'undoing', { also, closed: false });
}
