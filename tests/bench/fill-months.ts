import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { addingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import {
  addingMonth,
  addingTotal,
  type MonthOwner,
  monthsOfClass,
  monthsOfCourse,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { countingRights } from '#functions/domain/makeups/count-rights.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { newCourse } from '#infra/local/builders/calendar.ts';
import { daysFrom, firstOfMonthFrom, lastOfMonth, monthOfDay } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import { newId, type SchoolId, UserId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import type { BigSchool } from '#tests/factories/big-school.ts';

/** Every item that a month can be spread over. */
const SPREAD = 40;
/** Days of a month on which something was counted. */
const COUNTED_DAYS = 20;
const WRITES = 90;

/** The current month and so many before it, the newest first (`YYYY-MM`). */
export const monthsBack = (count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    monthOfDay(firstOfMonthFrom(new Date().toISOString().slice(0, 10), -back)),
  );

/** What a busy month of hours keeps: of the school also how it was paid, and what expires and ends in the months around it. */
function namesOfHours({ hoursPk }: MonthOwner, month: string): string[] {
  if (!hoursPk) return [...MONTH_FIGURES.hours];
  const channels = PAY_METHODS.flatMap((method) => [`income.${method}`, `refunds.${method}`]);
  const around = [-2, -1, 0, 1, 2].map((by) => monthOfDay(firstOfMonthFrom(`${month}-01`, by)));
  const soon = around.flatMap((of) => [`until.${of}`, `ends.${of}`]);
  return [...MONTH_FIGURES.hours, ...channels, ...soon];
}

/** An open right to make up a lesson. */
const rightUntil = (
  { schoolId, userId }: PersonId,
  validTo: string,
): Parameters<typeof countingRights>[0][number]['after'] => ({
  schoolId,
  userId,
  missed: {
    id: newId('lesson'),
    classId: newId('class'),
    date: validTo,
    start: 540,
    end: 600,
    topic: '',
  },
  state: 'open',
  validTo,
  reason: '',
  by: userId,
  byName: '',
  at: `${validTo}T00:00:00.000Z`,
  told: false,
});

/** Months of an owner, each as long as a busy one's is. */
function fillingMonths(
  owner: MonthOwner,
  part: 'teaching' | 'hours',
  months: readonly string[],
): TransactWrite[] {
  const items = new Map<string, TransactWrite>();
  for (const month of months) {
    const names = part === 'hours' ? namesOfHours(owner, month) : MONTH_FIGURES.teaching;
    const changes = Object.fromEntries(names.map((name, at) => [name, 98_765.5 * (at + 1)]));
    for (let by = 0; by < SPREAD; by += 1)
      for (const write of addingMonth(owner, month, changes, { part, by: `id-${by}` }))
        items.set(JSON.stringify(write.Update?.Key), write);
  }
  return [...items.values()];
}

/** Lessons to make up by their last day: one for each day of the months, in every item. */
function fillingMakeups(schoolId: SchoolId, months: readonly string[]): TransactWrite[] {
  const items = new Map<string, TransactWrite>();
  for (const month of months)
    for (let by = 0; by < SPREAD; by += 1) {
      const userId = UserId.parse(`stu-${by}`);
      const days = daysFrom(`${month}-01`, lastOfMonth(`${month}-01`));
      const changes = days.map((validTo) => ({
        before: undefined,
        after: rightUntil({ schoolId, userId }, validTo),
      }));
      const moment = { now: new Date(`${month}-01T00:00:00Z`), timeZone: 'UTC' };
      for (const write of countingRights(changes, moment))
        items.set(JSON.stringify(write.Update?.Key), write);
    }
  return [...items.values()];
}

/** Kinds of course in the school's settings, each with its months and what there is of it. */
async function fillCourses(
  schoolId: SchoolId,
  count: number,
  months: readonly string[],
): Promise<TransactWrite[]> {
  const courses = Array.from({ length: count }, (_, at) => newCourse(`课程 ${at + 1}`));
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses }),
    () => [],
  );
  const until = Object.fromEntries(months.map((month) => [`until#${month}`, 987]));
  return courses.flatMap(({ id }) => {
    const owner = monthsOfCourse(schoolId, id);
    const total = addingTotal(schoolId, id, { unused: 9876, value: 987_654, ...until }, 'id-1');
    return [...fillingMonths(owner, 'hours', months), ...total];
  });
}

/** What the statistics by day hold of the school; a day at a time, since they lie in one item a month. */
async function fillDays(schoolId: SchoolId, months: readonly string[]): Promise<void> {
  const counted = { joined: 2, left: 1, works: 12 };
  for (let day = 1; day <= COUNTED_DAYS; day += 1)
    for (const part of chunk(months, WRITES))
      await transact(
        part.map((month) =>
          addingFigures(ofSchool(schoolId), {
            day: `${month}-${String(day).padStart(2, '0')}`,
            ofDay: counted,
            ofMonth: counted,
          }),
        ),
      );
}

interface Figured {
  readonly school: BigSchool;
  readonly teachers: readonly UserId[];
  readonly courses: number;
  readonly months: readonly string[];
}

/** Fills the figures of a school, its kinds of course, teachers and first classes with some months. */
export async function fillMonths({ school, teachers, courses, months }: Figured): Promise<void> {
  const { schoolId, classIds, principal } = school;
  const owners = [
    ...[principal.userId, ...teachers].map((id) => monthsOfTeacher(schoolId, id)),
    ...classIds.slice(0, 20).map((id) => monthsOfClass(schoolId, id)),
  ];
  const all = monthsOfSchool(schoolId);
  const writes = [
    ...fillingMonths(all, 'teaching', months),
    ...fillingMonths(all, 'hours', months),
    ...fillingMakeups(schoolId, months),
    ...(await fillCourses(schoolId, courses, months)),
    ...owners.flatMap((owner) => fillingMonths(owner, 'teaching', months)),
  ];
  for (const part of chunk(writes, WRITES)) await transact(part);
  await fillDays(schoolId, months);
}
