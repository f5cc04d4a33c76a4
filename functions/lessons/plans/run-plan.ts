import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import {
  editionOf,
  type Lesson,
  type LessonValue,
  lessons,
} from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { message } from '#shared/i18n/messages.ts';
import type { PlanProgress, PlanRefusal } from '#shared/lessons/plan-calls.ts';
import { loggingLesson } from '../writing/log-lesson.ts';
import { type LessonChange, writeLesson } from '../writing/write-lesson.ts';
import { beginUndoing, endPlan, isInEffect } from './end-plan.ts';
import type { LessonPlan, PlanStep } from './lesson-plan.ts';
import {
  isRefused,
  loadPart,
  loadPlan,
  requiringState,
  savePart,
  toProgress,
} from './store-plan.ts';

/** How long one call works on a plan; the browser then shows the progress and calls again. */
const WORK_MS = 3000;

/** The change that a step makes, or the reverse when it is undone. */
interface StepChange {
  readonly from: LessonValue | undefined;
  readonly to: LessonValue | undefined;
  /** Revision that the lesson must have. */
  readonly rev: number | undefined;
  readonly outcome: 'done' | 'undone';
}

const forwards = ({ before, after }: PlanStep): StepChange => ({
  from: before,
  to: after,
  rev: before && editionOf(before),
  outcome: 'done',
});
const backwards = ({ before, after, rev }: PlanStep): StepChange => ({
  from: after,
  to: before,
  rev,
  outcome: 'undone',
});

const withoutRev = (lesson: Lesson): LessonValue => {
  const { rev: _, ...value } = lesson;
  return value;
};

/** A lesson that is created again keeps its leaves; the bookings of its guests and trials were cancelled. */
const withoutGuests = ({ trials: _, ...lesson }: LessonValue): LessonValue => ({
  ...lesson,
  guests: [],
  visits: 0,
});

/** The planned lesson with the current leaves, guests and trials. */
const keepingVisits = (
  to: LessonValue,
  { guests, leaves, trials, visits }: Lesson,
): LessonValue => ({ ...withoutGuests(to), guests, leaves, visits, ...(trials && { trials }) });

/** Whether two lessons are equal apart from revision, leaves, guests, and the reason for a clash. */
const isSameLesson = (a: LessonValue, b: LessonValue): boolean => {
  const text = ({ override: _, ...value }: LessonValue) =>
    JSON.stringify(Object.entries({ ...withoutGuests(value), leaves: [], rev: 0 }).sort());
  return text(a) === text(b);
};

interface Work {
  readonly plan: LessonPlan;
  readonly actor: Actor;
  readonly settings: CalendarSettings;
  readonly now: () => Date;
}

const logAction = ({ before, after }: LessonChange) =>
  before ? (after ? 'lesson.edit' : 'lesson.delete') : 'lesson.add';

const CHANGED_SINCE = Symbol('the lesson was changed since');
const STOPPED = new Error('the plan is being undone');

/** The change of the current lesson; undefined when the step was taken before. */
function planChange(
  { from, to, rev }: StepChange,
  current: Lesson | undefined,
): LessonChange | undefined {
  if (!current) {
    if (to && (from || rev !== undefined)) throw CHANGED_SINCE;
    return to && { after: withoutGuests(withoutRev({ ...to, rev: 0 })) };
  }
  if (to && isSameLesson(current, to)) return undefined;
  // A lesson that was changed and changed back, e.g. by an undone plan, counts as untouched.
  const untouched =
    editionOf(current) === rev || (from !== undefined && isSameLesson(current, from));
  if (!untouched || current.state !== 'planned') throw CHANGED_SINCE;
  const after = to && keepingVisits(withoutRev({ ...to, rev: 0 }), current);
  return { before: current, after };
}

/** Takes a step; repeating it does no harm. Answers the step with its outcome. */
async function takeStep(step: PlanStep, stepChange: StepChange, work: Work): Promise<PlanStep> {
  const { actor, settings, plan } = work;
  const { override } = plan;
  const now = work.now();
  const { schoolId } = actor;
  const load = () => lessons.get({ schoolId, id: step.lessonId }, { consistent: true });
  try {
    const written = await writeLesson(
      actor,
      async () => planChange(stepChange, await load()),
      { settings, override, now },
      (change) => [
        requiringState(plan, STOPPED),
        ...loggingLesson(actor, logAction(change), change, now),
      ],
    );
    if (!written && step.outcome === 'waiting' && stepChange.outcome === 'undone')
      return { ...step, outcome: 'untaken' };
    const left = await load();
    const rev = left && editionOf(left);
    const { reason: _, rev: __, ...kept } = step;
    return { ...kept, outcome: stepChange.outcome, ...(rev !== undefined && { rev }) };
  } catch (error) {
    if (error === CHANGED_SINCE) return { ...step, outcome: 'changed' };
    if (!(error instanceof CallError)) throw error;
    const reason = error.details.reason ?? `code.${error.code}`;
    return { ...step, outcome: stepChange.outcome === 'undone' ? 'kept' : 'refused', reason };
  }
}

function unlessStopped(error: unknown): undefined {
  if (error !== STOPPED) throw error;
}

interface Direction {
  readonly changeOf: (step: PlanStep) => StepChange;
  /** Whether a step is still to be taken. */
  readonly isPending: (step: PlanStep) => boolean;
  readonly parts: (plan: LessonPlan) => number[];
  readonly end: LessonPlan['state'];
}

const DIRECTIONS: Readonly<Record<'run' | 'undo', Direction>> = {
  run: {
    changeOf: forwards,
    isPending: ({ outcome }) => outcome === 'waiting',
    parts: ({ parts }) => [...parts.keys()],
    end: 'done',
  },
  undo: {
    changeOf: backwards,
    // A waiting step may have been taken by a process that ended before it saved the outcome.
    isPending: ({ outcome }) => outcome === 'done' || outcome === 'waiting',
    parts: ({ parts }) => [...parts.keys()].reverse(),
    end: 'undone',
  },
};

/** Takes the steps of a part in order until the time is over, or the plan is being undone; false when some are left. */
async function takeSteps(
  steps: PlanStep[],
  direction: Direction,
  work: Work,
  until: number,
): Promise<boolean> {
  const order = direction.end === 'undone' ? [...steps.keys()].reverse() : [...steps.keys()];
  for (const index of order) {
    const step = steps[index];
    if (!step || !direction.isPending(step)) continue;
    if (work.now().getTime() >= until) return false;
    const taken = await takeStep(step, direction.changeOf(step), work).catch(unlessStopped);
    if (!taken) return false;
    steps[index] = taken;
  }
  return true;
}

/** Runs or undoes a plan for some seconds. */
async function workOnPlan(
  actor: Actor,
  found: LessonPlan,
  way: keyof typeof DIRECTIONS,
  now: () => Date,
): Promise<LessonPlan> {
  const direction = DIRECTIONS[way];
  const settings = await loadSettings(actor.schoolId);
  const work = { actor, settings, plan: found, now };
  const until = now().getTime() + WORK_MS;
  let plan = found;
  const all: PlanStep[] = [];
  for (const part of direction.parts(plan)) {
    const { steps } = await loadPart(plan, part);
    all.push(...steps);
    if (!steps.some(direction.isPending)) continue;
    const finished = await takeSteps(steps, direction, work, until);
    all.splice(-steps.length, steps.length, ...steps);
    plan = await savePart(plan, part, steps);
    if (!finished || plan.state !== found.state) return plan;
  }
  return endPlan(actor, plan, { way, steps: all, now: now() });
}

function toRefusal(actor: Actor, { lessonId, before, after, outcome, reason }: PlanStep) {
  const lesson = after ?? before;
  if (!lesson || !isRefused(outcome)) return [];
  const key = (outcome === 'changed' ? 'lessons.leftAlone' : reason) as MessageKey;
  const { date, start, end } = lesson;
  return {
    lesson_id: lessonId,
    date,
    start: toClock(start),
    end: toClock(end),
    message: message(actor.language, key),
  };
}

/** The progress of a plan, and the lessons that it could not change. */
export async function answerPlan(
  actor: Actor,
  plan: LessonPlan,
): Promise<{ plan: PlanProgress; refusals: PlanRefusal[] }> {
  const refused = plan.parts.flatMap((part, index) => (part.refused > 0 ? [index] : []));
  const parts = await Promise.all(refused.map((part) => loadPart(plan, part)));
  return {
    plan: toProgress(actor, plan),
    refusals: parts.flatMap(({ steps }) => steps.flatMap((step) => toRefusal(actor, step))),
  };
}

/** Continues to run a plan, or to undo it. */
export async function continuePlan(actor: Actor, plan: LessonPlan, now: () => Date) {
  if (plan.state === 'undoing') return workOnPlan(actor, plan, 'undo', now);
  return plan.state === 'running' ? workOnPlan(actor, plan, 'run', now) : plan;
}

/** Undoes a plan, or the rest of it when it was undone in part. */
export async function undo(actor: Actor, id: LessonPlan['id'], now: () => Date) {
  const plan = await loadPlan(actor, id);
  if (plan.state === 'undone' && !isInEffect(plan)) return plan;
  return workOnPlan(actor, await beginUndoing(actor, plan, now()), 'undo', now);
}
