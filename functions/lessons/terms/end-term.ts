import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { toHourAccountDtos } from '#functions/domain/hours/hour-dtos.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import type { TermEnd } from '#shared/contracts/terms.ts';
import { StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { commitPlan } from '../plans/commit-plan.ts';
import type { Planned } from '../plans/store-plan.ts';
import { type LessonsLeft, loadLessonsLeft } from './lessons-left.ts';

/** The students of a class, with what is left on their accounts. */
async function loadStudents(
  { schoolId, id }: Class,
  shown: { readonly settings: CalendarSettings; readonly today: string },
): Promise<TermEnd['students']> {
  const { items } = await classMemberships.page(classPartition(schoolId, id), MEMBERSHIP_PREFIX, {
    limit: LIMITS.classCapacityMax,
  });
  const people = items.map(({ userId }) => ({ schoolId, userId }));
  const [found, wallets] = await Promise.all([users.getMany(people), hourWallets.getMany(people)]);
  return found.flatMap((user, index) =>
    user
      ? {
          id: StudentId.parse(user.id),
          name: user.name,
          accounts: toHourAccountDtos(wallets[index], shown),
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
  const records = (list: readonly Lesson[]) => toLessonDtos(schoolId, list, settings);
  return {
    lessons: await records(left.lessons),
    missing: await records(left.missing),
    running: await records(left.running),
    students: await loadStudents(found, { settings, today: dayAt(moment) }),
    plan: null,
    refusals: [],
    closed: found.state === 'closed',
  };
}

/** Throws -1 for what has to be decided, or finished, before a class can end. */
function checkEnd({ lessons, missing, running }: LessonsLeft, cancelMissing: boolean): void {
  if (running.length > 0) throw new CallError(CODE.wait, { reason: 'terms.running' });
  if (missing.length > 0 && !cancelMissing)
    throw new CallError(CODE.wait, { reason: 'terms.missing', params: { count: missing.length } });
  const count = LIMITS.termLessonsMax;
  if (lessons.length + missing.length > count)
    throw new CallError(CODE.wait, { reason: 'lessons.longSeries', params: { count } });
}

async function planEnd(
  actor: Actor,
  found: Class,
  { cancelMissing, now }: { readonly cancelMissing: boolean; readonly now: Date },
): Promise<Planned> {
  const { id, name, state } = found;
  if (state === 'closed')
    throw new CallError(CODE.wait, { reason: 'classes.closed', params: { name } });
  const moment = momentOf(actor, now);
  const left = await loadLessonsLeft(found, moment);
  checkEnd(left, cancelMissing);
  const going = [...left.missing, ...left.lessons];
  const today = dayAt(moment);
  const dates = going.map(({ date }) => date).sort();
  const [from = today, to = today] = [dates.at(0), dates.at(-1)];
  return {
    steps: going.map((before) => ({ lessonId: before.id, before, outcome: 'waiting' as const })),
    term: { classId: id, closed: false },
    about: { classNames: [name], classes: 1, from, to },
  };
}

/** Ends the term of a class, or shows what that would mean. */
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
