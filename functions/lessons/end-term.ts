import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { timetables } from '#functions/domain/classes/timetable.ts';
import {
  type AccountContext,
  accountContext,
  toHourAccountDtos,
} from '#functions/domain/hours/hour-dtos.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import { StudentId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import type { TermEnd } from '#shared/lessons/term-calls.ts';
import { commitPlan } from './plans/plan-calls.ts';
import type { PlanContent } from './plans/store-plan.ts';

/** Past lessons without a record are searched in spans of so many days. */
const BACK_DAYS = 60;
const SPANS_MAX = 13;

interface LessonsLeft {
  readonly lessons: readonly Lesson[];
  readonly missing: readonly Lesson[];
  readonly running: readonly Lesson[];
}

/**
 * The lessons of a class that are not taught. Their number is known from the timetable: the past is searched
 * only until all of them are found.
 */
async function loadOpen({ schoolId, id }: Class, today: string): Promise<Lesson[]> {
  const timetable = await timetables.get({ schoolId, classId: id }, { consistent: true });
  const count = timetable?.openLessons ?? 0;
  const open: Lesson[] = [];
  let [from, to] = [today, addDays(today, LESSON_LIMITS.planAheadDays)];
  for (let span = 0; span < SPANS_MAX && open.length < count; span += 1) {
    const found = await lessonsOf(schoolId, [id], { from, to });
    open.unshift(...found.filter(({ state }) => state !== 'taught'));
    [from, to] = [addDays(from, -BACK_DAYS), addDays(from, -1)];
  }
  return open;
}

/** The open lessons of a class: future ones, past ones without a record, running ones. */
async function loadLessonsLeft(found: Class, moment: SchoolMoment): Promise<LessonsLeft> {
  const open = await loadOpen(found, dayAt(moment));
  const now = moment.now.toISOString();
  const planned = open.filter(({ state }) => state === 'planned');
  return {
    lessons: planned.filter(({ endsAt }) => endsAt > now),
    missing: planned.filter(({ endsAt }) => endsAt <= now),
    running: open.filter(({ state }) => state !== 'planned'),
  };
}

/** The students of a class, with their hour accounts. */
async function loadStudents(
  { schoolId, id }: Class,
  context: AccountContext,
): Promise<TermEnd['students']> {
  const ids = await loadMemberIds(schoolId, id);
  const people = ids.map((userId) => ({ schoolId, userId }));
  const [found, wallets] = await Promise.all([users.getMany(people), hourWallets.getMany(people)]);
  return found.flatMap((user, index) =>
    user
      ? {
          id: StudentId.parse(user.id),
          name: user.name,
          accounts: toHourAccountDtos(wallets[index], context),
        }
      : [],
  );
}

async function preview(actor: Actor, found: Class, now: Date): Promise<TermEnd> {
  const { schoolId } = actor;
  const moment = momentOf(actor, now);
  const [left, settings] = await Promise.all([
    loadLessonsLeft(found, moment),
    loadSettings(schoolId),
  ]);
  const toDtos = (list: readonly Lesson[]) => toLessonDtos(schoolId, list, settings);
  return {
    lessons: await toDtos(left.lessons),
    missing: await toDtos(left.missing),
    running: await toDtos(left.running),
    students: await loadStudents(found, accountContext(actor, settings, now)),
    plan: null,
    refusals: [],
    closed: found.state === 'closed',
  };
}

/** Throws -1 for lessons that have to be finished or confirmed before the term can end. */
function checkEnd({ lessons, missing, running }: LessonsLeft, cancelMissing: boolean): void {
  if (running.length > 0) throw new CallError(CODE.wait, { reason: 'terms.running' });
  if (missing.length > 0 && !cancelMissing)
    throw new CallError(CODE.wait, { reason: 'terms.missing', params: { count: missing.length } });
  const count = LESSON_LIMITS.termLessonsMax;
  if (lessons.length + missing.length > count)
    throw new CallError(CODE.wait, { reason: 'lessons.longSeries', params: { count } });
}

async function planEnd(
  actor: Actor,
  found: Class,
  { cancelMissing, now }: { readonly cancelMissing: boolean; readonly now: Date },
): Promise<PlanContent> {
  const { id, name, state } = found;
  if (state === 'closed')
    throw new CallError(CODE.wait, { reason: 'classes.closed', params: { name } });
  const moment = momentOf(actor, now);
  const left = await loadLessonsLeft(found, moment);
  checkEnd(left, cancelMissing);
  const cancelled = [...left.missing, ...left.lessons];
  const today = dayAt(moment);
  const dates = cancelled.map(({ date }) => date).sort();
  const [from = today, to = today] = [dates.at(0), dates.at(-1)];
  return {
    steps: cancelled.map((before) => ({
      lessonId: before.id,
      before,
      outcome: 'waiting' as const,
    })),
    term: { classId: id, closed: false },
    about: { classNames: [name], classes: 1, from, to },
  };
}

/** Ends the term of a class, or previews that. */
export const endTerm: UseCase<typeof contract.endpoints.endTerm> = async (actor, input, deps) => {
  const { class_id, cancel_missing: cancelMissing } = input;
  const found = await loadManagedClass(actor, class_id);
  const now = deps.now();
  if (input.preview) return preview(actor, found, now);
  const plan = () => planEnd(actor, found, { cancelMissing, now });
  const begun = await commitPlan(
    actor,
    { kind: 'term', call: 'class.end-term', request: input, plan },
    deps.now,
  );
  const { schoolId } = actor;
  const after = await classes.get({ schoolId, id: class_id }, { consistent: true });
  const nothing = { lessons: [], missing: [], running: [], students: [] };
  return { ...nothing, ...begun, closed: after?.state === 'closed' };
};
