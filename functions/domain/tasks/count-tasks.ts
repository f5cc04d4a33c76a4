import {
  countingTeachingMonth,
  type MonthOwner,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { TeachingFigure } from '#shared/figures.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import type { TaskValue } from './task.ts';
import { isWaiting, type TaskAnswerValue } from './task-answer.ts';

/** The classes that have counted a task; those of before the figures have counted it, too. */
const givenBefore = ({ given, state, classIds }: TaskValue): readonly ClassId[] =>
  given ?? (state === 'draft' ? [] : classIds);

/**
 * So many classes that are added to a task later count it in one transaction: the lists of all other targets may
 * change in it, too. More are counted with the next change.
 */
const COUNTED_AT_ONCE = 6;

/** The classes that have counted a task after it is given to some. */
export function givenWith(before: TaskValue, classIds: readonly ClassId[]): ClassId[] {
  const known = givenBefore(before);
  const added = classIds.filter((id) => !known.includes(id));
  return [...known, ...(before.state === 'draft' ? added : added.slice(0, COUNTED_AT_ONCE))];
}

interface Clock {
  readonly timeZone: string;
}

const monthAt = (instant: string, { timeZone }: Clock): string =>
  monthOfDay(dayAt({ now: new Date(instant), timeZone }));

/** Counts a task in the month of its release: once for its author and the school, and once in each class. */
export function countingRelease(
  before: TaskValue,
  after: TaskValue,
  school: Clock,
): TransactWrite[] {
  const { schoolId, id, author } = after;
  const counted = new Set(givenBefore(before));
  const owners: MonthOwner[] = (after.given ?? [])
    .filter((classId) => !counted.has(classId))
    .map((classId) => monthsOfClass(schoolId, classId));
  if (before.state === 'draft')
    owners.push(monthsOfSchool(schoolId), monthsOfTeacher(schoolId, author));
  const month = monthAt(after.releaseAt, school);
  return owners.flatMap((owner) => countingTeachingMonth(owner, month, { tasks: 1 }, id));
}

interface Review {
  readonly schoolId: SchoolId;
  readonly reviewer: UserId;
  /** The class of the student to which the task was given, if there is one. */
  readonly classId: ClassId | undefined;
  readonly answer: TaskAnswerValue;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/** Counts the review of something handed in, and how long it waited. A review that is changed counts no more. */
export function countingReview(
  { schoolId, reviewer, classId, answer, now }: Review,
  school: Clock,
): TransactWrite[] {
  const since = answer.handedIn.at(-1)?.at;
  if (!isWaiting(answer.state) || since === undefined) return [];
  const waited = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / MINUTE_MS));
  const figures: Partial<Record<TeachingFigure, number>> = { reviews: 1, reviewMinutes: waited };
  const owners = [
    monthsOfSchool(schoolId),
    monthsOfTeacher(schoolId, reviewer),
    ...(classId ? [monthsOfClass(schoolId, classId)] : []),
  ];
  const month = monthAt(now.toISOString(), school);
  return owners.flatMap((owner) => countingTeachingMonth(owner, month, figures, answer.userId));
}
