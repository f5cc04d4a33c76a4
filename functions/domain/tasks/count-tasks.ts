import {
  countingTeachingMonth,
  type MonthOwner,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
  movingTeachingMonth,
} from '#functions/domain/figures/months.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { TeachingFigure } from '#shared/figures/figures.ts';
import { type ClassId, type SchoolId, TaskId, type UserId } from '#shared/ids.ts';
import { TASK_LISTS, type TaskValue, tasks } from './task.ts';
import { isWaiting, type TaskAnswerValue } from './task-answer.ts';

/** The classes that have counted a task. */
const givenBefore = ({ given = [] }: TaskValue): readonly ClassId[] => given;

/** Whether a month counts a task already. */
const isCounted = ({ countedIn = '' }: TaskValue): boolean => countedIn !== '';

/**
 * So many classes that are added to a task later count it in one transaction: the lists of all other targets may
 * change in it, too. More are counted with the next change.
 */
const COUNTED_AT_ONCE = 4;

/** The classes that have counted a task after it is given to some. */
export function givenWith(before: TaskValue, classIds: readonly ClassId[]): ClassId[] {
  const known = givenBefore(before);
  const added = classIds.filter((id) => !known.includes(id));
  return [...known, ...(isCounted(before) ? added.slice(0, COUNTED_AT_ONCE) : added)];
}

interface Clock {
  readonly timeZone: string;
}

const monthAt = (instant: string, { timeZone }: Clock): string =>
  monthOfDay(dayAt({ now: new Date(instant), timeZone }));

/** The month that is to count a task once it is released; what is counted stays where it is. */
export const countedIn = (before: TaskValue, releaseAt: string, school: Clock) =>
  isCounted(before) ? before.countedIn : monthAt(releaseAt, school);

const adding = (
  { id }: TaskValue,
  owners: readonly MonthOwner[],
  month: string,
  by: 1 | -1,
): TransactWrite[] =>
  owners.flatMap((owner) => countingTeachingMonth(owner, month, { tasks: by }, id));

/** The school and the author count a task, and each class. */
const schoolAndAuthor = ({ schoolId, author }: TaskValue): MonthOwner[] => [
  monthsOfSchool(schoolId),
  monthsOfTeacher(schoolId, author),
];

const classesOf = ({ schoolId }: TaskValue, classIds: readonly ClassId[]): MonthOwner[] =>
  classIds.map((classId) => monthsOfClass(schoolId, classId));

/** Counts a task in the month of its release: once for its author and the school, and once in each class. */
export function countingRelease(
  before: TaskValue,
  after: TaskValue,
  school: Clock,
): TransactWrite[] {
  const counted = new Set(givenBefore(before));
  const added = (after.given ?? []).filter((classId) => !counted.has(classId));
  const owners = [...classesOf(after, added), ...(isCounted(before) ? [] : schoolAndAuthor(after))];
  return adding(after, owners, after.countedIn || monthAt(after.releaseAt, school), 1);
}

/** Where a task is counted that nobody has seen yet: nothing else is moved or taken back. */
const countedAhead = (task: TaskValue, now: Date): string | undefined =>
  task.countedIn && task.releaseAt > now.toISOString() ? task.countedIn : undefined;

/** So many fit into the transaction of a move; a task whose classes were exchanged more often has fewer of them moved. */
const MOVED_AT_ONCE = 45;

const ownersOf = (task: TaskValue): MonthOwner[] =>
  [...schoolAndAuthor(task), ...classesOf(task, givenBefore(task))].slice(0, MOVED_AT_ONCE);

interface Move {
  readonly task: TaskValue;
  readonly writes: readonly TransactWrite[];
}

/**
 * Moves a task that waits for its release to the month of another time of release; undefined where it stays. It is a
 * transaction of its own, before that of the release: both together may be too large.
 */
export function movingRelease(
  task: TaskValue,
  releaseAt: string,
  { school, now }: { readonly school: Clock; readonly now: Date },
): Move | undefined {
  const from = countedAhead(task, now);
  const month = monthAt(releaseAt, school);
  if (from === undefined || from === month) return undefined;
  const writes = ownersOf(task).flatMap((owner) =>
    movingTeachingMonth(owner, [from, month], { tasks: 1 }, task.id),
  );
  return { task: { ...task, countedIn: month }, writes };
}

/** Takes a task that is withdrawn before its release out of the figures; given again, it counts anew. */
export function takingBack(task: TaskValue, now: Date): Move {
  const from = countedAhead(task, now);
  if (from === undefined) return { task, writes: [] };
  const owners = ownersOf(task);
  return { task: { ...task, given: [], countedIn: '' }, writes: adding(task, owners, from, -1) };
}

/** Tasks of an author that are read to count those of a month. */
const COUNTED_MAX = 500;

/**
 * How many tasks of an author a month counts, as the tasks say; undefined where too many would have to be read.
 */
export async function tasksCountedIn(
  { schoolId, author }: Pick<TaskValue, 'schoolId' | 'author'>,
  month: string,
  timeZone: string,
): Promise<number | undefined> {
  const listOf = (state: 'released' | 'withdrawn') =>
    schoolList(schoolId, TASK_LISTS.of(state, author));
  // A task that was withdrawn and given again is counted earlier than it is released now.
  const first = instantAt(`${month}-01`, 0, timeZone);
  const pages = await Promise.all([
    pageOfList(listOf('released'), { limit: COUNTED_MAX, within: [first, '~'], consistent: true }),
    pageOfList(listOf('withdrawn'), { limit: COUNTED_MAX, consistent: true }),
  ]);
  if (pages.some(({ next }) => next)) return undefined;
  const ids = pages.flatMap(({ entries }) => entries.map(({ target }) => TaskId.parse(target)));
  const found = await tasks.getMany(
    ids.map((id) => ({ schoolId, id })),
    { consistent: true },
  );
  return found.filter((task) => task?.countedIn === month).length;
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
