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
import type { PlanProgress, PlanRefusal } from '#shared/contracts/lesson-plans.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { message } from '#shared/i18n/messages.ts';
import { loggingLesson } from '../writing/log-lesson.ts';
import { type LessonChange, writeLesson } from '../writing/write-lesson.ts';
import { beginUndoing, endPlan, isChanging } from './end-plan.ts';
import type { LessonPlan, PlanStep } from './lesson-plan.ts';
import { isLeft, loadPart, loadPlan, requiringState, savePart, toProgress } from './store-plan.ts';

/** A call works for so long; the caller asks again for the rest, shows how far it is, and may stop it. */
const WORK_MS = 3000;

/** One step forwards, or backwards when it is undone. */
interface Turn {
  readonly from: LessonValue | undefined;
  readonly to: LessonValue | undefined;
  /** Edition that the lesson must have for the step to be taken. */
  readonly rev: number | undefined;
  readonly outcome: 'done' | 'undone';
}

const forwards = ({ before, after }: PlanStep): Turn => ({
  from: before,
  to: after,
  rev: before && editionOf(before),
  outcome: 'done',
});
const backwards = ({ before, after, rev }: PlanStep): Turn => ({
  from: after,
  to: before,
  rev,
  outcome: 'undone',
});

const withoutRev = (lesson: Lesson): LessonValue => {
  const { rev: _, ...value } = lesson;
  return value;
};

/** A lesson that comes again has those on leave whom it had; its guests have been booked out of it. */
const anew = (lesson: LessonValue): LessonValue => ({ ...lesson, guests: [], visits: 0 });

/** The lesson as planned, with the students who are on leave or come as guests by now. */
const withVisits = (to: LessonValue, { guests, leaves, visits }: Lesson): LessonValue => ({
  ...to,
  guests,
  leaves,
  visits,
});

/** True for two lessons that differ in nothing but their revision, who comes, and the reason of a clash. */
const same = (a: LessonValue, b: LessonValue): boolean => {
  const text = ({ override: _, ...value }: LessonValue) =>
    JSON.stringify(Object.entries({ ...anew(value), leaves: [], rev: 0 }).sort());
  return text(a) === text(b);
};

interface Work {
  readonly plan: LessonPlan;
  readonly actor: Actor;
  readonly settings: CalendarSettings;
  readonly now: () => Date;
}

const nameOf = ({ before, after }: LessonChange) =>
  before ? (after ? 'lesson.edit' : 'lesson.delete') : 'lesson.add';

const LEFT_ALONE = Symbol('changed by somebody else');
const STOPPED = new Error('the plan goes another way now');

/** What is to be written for a lesson as it stands; nothing when the step was taken already. */
function planTurn({ from, to, rev }: Turn, current: Lesson | undefined): LessonChange | undefined {
  if (!current) {
    if (to && (from || rev !== undefined)) throw LEFT_ALONE;
    return to && { after: anew(withoutRev({ ...to, rev: 0 })) };
  }
  if (to && same(current, to)) return undefined;
  // Changed and changed back, say by another plan that was undone, is as it was.
  const untouched = editionOf(current) === rev || (from !== undefined && same(current, from));
  if (!untouched || current.state !== 'planned') throw LEFT_ALONE;
  const after = to && withVisits(withoutRev({ ...to, rev: 0 }), current);
  return { before: current, after };
}

/** Takes a step once, however often it is tried; says what became of it. */
async function take(step: PlanStep, turn: Turn, work: Work): Promise<PlanStep> {
  const { actor, settings, plan } = work;
  const { override } = plan;
  const now = work.now();
  const { schoolId } = actor;
  const load = () => lessons.get({ schoolId, id: step.lessonId }, { consistent: true });
  try {
    const written = await writeLesson(
      actor,
      async () => planTurn(turn, await load()),
      { settings, override, now },
      (change) => [
        requiringState(plan, STOPPED),
        ...loggingLesson(actor, nameOf(change), change, now),
      ],
    );
    if (!written && step.outcome === 'waiting' && turn.outcome === 'undone')
      return { ...step, outcome: 'untaken' };
    const left = await load();
    const rev = left && editionOf(left);
    const { reason: _, rev: __, ...kept } = step;
    return { ...kept, outcome: turn.outcome, ...(rev !== undefined && { rev }) };
  } catch (error) {
    if (error === LEFT_ALONE) return { ...step, outcome: 'changed' };
    if (!(error instanceof CallError)) throw error;
    const reason = error.details.reason ?? `code.${error.code}`;
    return { ...step, outcome: turn.outcome === 'undone' ? 'kept' : 'refused', reason };
  }
}

function unlessStopped(error: unknown): undefined {
  if (error !== STOPPED) throw error;
}

interface Course {
  readonly turnOf: (step: PlanStep) => Turn;
  /** Steps that are still to be taken. */
  readonly waits: (step: PlanStep) => boolean;
  readonly parts: (plan: LessonPlan) => number[];
  readonly end: LessonPlan['state'];
}

const COURSES: Readonly<Record<'run' | 'undo', Course>> = {
  run: {
    turnOf: forwards,
    waits: ({ outcome }) => outcome === 'waiting',
    parts: ({ parts }) => [...parts.keys()],
    end: 'done',
  },
  undo: {
    turnOf: backwards,
    // One that waits may have been taken by a process that ended before it said so.
    waits: ({ outcome }) => outcome === 'done' || outcome === 'waiting',
    parts: ({ parts }) => [...parts.keys()].reverse(),
    end: 'undone',
  },
};

/** Takes the steps of a part in order until the time is over, or the plan goes another way; false when some are left. */
async function workOn(
  steps: PlanStep[],
  course: Course,
  work: Work,
  until: number,
): Promise<boolean> {
  const order = course.end === 'undone' ? [...steps.keys()].reverse() : [...steps.keys()];
  for (const index of order) {
    const step = steps[index];
    if (!step || !course.waits(step)) continue;
    if (work.now().getTime() >= until) return false;
    const taken = await take(step, course.turnOf(step), work).catch(unlessStopped);
    if (!taken) return false;
    steps[index] = taken;
  }
  return true;
}

/** Goes on with a plan for some seconds, forwards or backwards. */
async function workOnPlan(
  actor: Actor,
  found: LessonPlan,
  way: keyof typeof COURSES,
  now: () => Date,
): Promise<LessonPlan> {
  const course = COURSES[way];
  const settings = await loadSettings(actor.schoolId);
  const work = { actor, settings, plan: found, now };
  const until = now().getTime() + WORK_MS;
  let plan = found;
  const all: PlanStep[] = [];
  for (const part of course.parts(plan)) {
    const { steps } = await loadPart(plan, part);
    all.push(...steps);
    if (!steps.some(course.waits)) continue;
    const finished = await workOn(steps, course, work, until);
    all.splice(-steps.length, steps.length, ...steps);
    plan = await savePart(plan, part, steps);
    if (!finished || plan.state !== found.state) return plan;
  }
  return endPlan(actor, plan, { way, steps: all, now: now() });
}

function toRefusal(actor: Actor, { lessonId, before, after, outcome, reason }: PlanStep) {
  const lesson = after ?? before;
  if (!lesson || !isLeft(outcome)) return [];
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

/** How far a plan is, and what it could not change. */
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

/** A plan that is being undone does not go on. */
export async function goOn(actor: Actor, plan: LessonPlan, now: () => Date) {
  if (plan.state === 'undoing') return workOnPlan(actor, plan, 'undo', now);
  return plan.state === 'running' ? workOnPlan(actor, plan, 'run', now) : plan;
}

/** Undoes a plan, or what was left of it when it was undone before. */
export async function undo(actor: Actor, id: LessonPlan['id'], now: () => Date) {
  const plan = await loadPlan(actor, id);
  if (plan.state === 'undone' && !isChanging(plan)) return plan;
  return workOnPlan(actor, await beginUndoing(actor, plan, now()), 'undo', now);
}
