import { expect, test } from 'vitest';
import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { addingMonth, addingTotal, monthsOfCourse } from '#functions/domain/figures/months.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import { type CourseId, newId, type SchoolId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

const { business, businessCourses } = analysis.endpoints;

const COURSES = 40;
const MONTHS = Array.from({ length: 24 }, (_, back) =>
  monthOfDay(firstOfMonthFrom(dayFromToday(0), -back)),
);

async function makeCourses(schoolId: SchoolId, count: number): Promise<CourseId[]> {
  const courses = Array.from({ length: count }, (_, at) => ({
    id: newId('course'),
    rev: 1,
    name: `课程 ${at + 1}`,
    colour: 'blue' as const,
    hours: 1,
    archived: false,
  }));
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses }),
    () => [],
  );
  return courses.map(({ id }) => id);
}

const figures = Object.fromEntries(MONTH_FIGURES.hours.map((name, at) => [name, at + 1]));

/** Two years of months, and totals of them, in every item that they are spread over. */
function fillingCourse(schoolId: SchoolId, id: CourseId): TransactWrite[] {
  const owner = monthsOfCourse(schoolId, id);
  const parts = ['a', 'b'];
  return [
    ...MONTHS.flatMap((month) =>
      parts.flatMap((by) => addingMonth(owner, month, figures, { part: 'hours', by })),
    ),
    ...parts.flatMap((by) => addingTotal(schoolId, id, { unused: 5, owed: 1, value: 100 }, by)),
  ];
}

const unitsOf = (lines: readonly string[]): number => JSON.parse(lines[0] ?? '').readUnits;

/** All pages, with the units that the dearest of them read. */
async function allPages(as: Person) {
  const list = [];
  let [cursor, most] = [undefined as string | undefined, 0];
  do {
    const payload = { months: 12, ...(cursor && { cursor }) };
    const { data, lines } = await call(businessCourses, { as, payload });
    list.push(...data.list);
    most = Math.max(most, unitsOf(lines));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  return { list, most };
}

test('a school of forty kinds of course costs hardly more than one of one', async () => {
  const { schoolId, principal } = await makeStaff();
  const few = await call(business, { as: principal, payload: { months: 12 } });
  const ids = await makeCourses(schoolId, COURSES);
  const writes = ids.flatMap((id) => fillingCourse(schoolId, id));
  for (const part of chunk(writes, 90)) await transact(part);
  const { data, lines } = await call(business, { as: principal, payload: { months: 12 } });
  expect(data.stock).toMatchObject({ unused: COURSES * 10, owed: COURSES * 2 });
  expect(unitsOf(lines)).toBeLessThanOrEqual(unitsOf(few.lines) + 4);
  expect(unitsOf(lines)).toBeLessThanOrEqual(business.budget.read);
  const { list, most } = await allPages(principal);
  expect(list.map(({ course_id }) => course_id)).toEqual(ids);
  expect(list[0]).toMatchObject({ stock: { unused: 10 }, sums: { now: { sold: 2 * 12 } } });
  // A page of ten kinds of course, each with two years of months.
  expect(most).toBeLessThanOrEqual(4 * ANALYSIS_LIMITS.coursesMax);
}, 60_000);
