import { expect, test } from 'vitest';
import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import { figureChecks } from '#functions/domain/analysis/figure-check.ts';
import { addingMonth, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { monthAt } from '#functions/domain/hours/count-ledger.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { CODE } from '#shared/codes.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingHours, refunding, reversingEntry } from '#tests/factories/hours.ts';
import { dayFromToday, monthBack } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

const { business, businessCourses, businessRows, businessSheet } = analysis.endpoints;

const reading = (as: Person, payload: object = {}) =>
  call(business, { as, payload, language: 'en' });
const rowsOf = (as: Person, payload: object) => call(businessRows, { as, payload, language: 'en' });

const coursesOf = async (as: Person, payload: object = {}) =>
  (await call(businessCourses, { as, payload })).data.list;

async function makeSchool(students = 2) {
  const staff = await makeStaff();
  return { ...staff, students: await makeStudents(staff.schoolId, students) };
}

const PAID = { amount: 120_000, method: 'wechat' };
const THIS_MONTH = monthOfDay(dayFromToday(0));
const LAST_MONTH = monthOfDay(firstOfMonthFrom(dayFromToday(0), -1));

test('what is sold, refunded and corrected is counted once, by channel and by what a family bought before', async () => {
  const { principal, students } = await makeSchool();
  const [one, other] = students as [Person, Person];
  await addingHours(principal, one, { hours: 10, ...PAID });
  await addingHours(principal, one, { hours: 20, amount: 200_000, method: 'cash' });
  await addingHours(principal, other, { hours: 8, amount: 90_000, method: 'wechat' });
  await addingHours(principal, other, { kind: 'gift', hours: 2 });
  await addingHours(principal, other, { kind: 'use', hours: 5, note: '补扣' });
  await refunding(principal, one, 1, { hours: 4, amount: 48_000, method: 'transfer' });
  await reversingEntry(principal, one, 2);
  const { data } = await reading(principal);
  expect(data.totals.now).toMatchObject({
    sold: 18,
    given: 2,
    used: 5,
    back: 4,
    income: 210_000,
    refunds: 48_000,
    first: 2,
    renewals: 0,
    // 6 hours of the one, 5 of the other; what was paid for them, the share of them that is left.
    unused: 11,
    value: 72_000 + 45_000,
  });
  expect(data.stock).toMatchObject({ unused: 11, owed: 0, value: 117_000 });
  expect(data.channels).toEqual([
    expect.objectContaining({
      method: 'transfer',
      sums: expect.objectContaining({ now: { income: 0, refunds: 48_000 } }),
    }),
    expect.objectContaining({
      method: 'wechat',
      sums: expect.objectContaining({ now: { income: 210_000, refunds: 0 } }),
    }),
  ]);
  expect(await coursesOf(principal)).toMatchObject([
    { course_id: null, sums: { now: { sold: 18 } }, stock: { unused: 11 } },
  ]);
  expect(data.rows).toHaveLength(24);
  expect(data.rows.at(-1)).toMatchObject({
    date: THIS_MONTH,
    income: 210_000,
    stock: { unused: 11 },
  });
  expect(data.totals.before.income).toBe(0);
});

test('a repeated request and one that loses a race count once', async () => {
  const { principal, students } = await makeSchool(1);
  const [student] = students as [Person];
  const request = { hours: 10, ...PAID, request_key: 'request-figures-1' };
  await Promise.all(Array.from({ length: 6 }, () => addingHours(principal, student, request)));
  await Promise.all(
    Array.from({ length: 4 }, () => refunding(principal, student, 1, { hours: 4, amount: 50_000 })),
  );
  const { totals } = (await reading(principal)).data;
  expect(totals.now).toMatchObject({ sold: 10, income: 120_000, back: 8, refunds: 100_000 });
});

test('debts, last days, and the end of hours are told as they are today', async () => {
  const { principal, students } = await makeSchool(3);
  const [one, other, third] = students as [Person, Person, Person];
  const until = dayFromToday(40);
  await storeHours(one, writerOf(principal), { hours: 10, until });
  await storeUse(other, writerOf(principal), { hours: 3 });
  // Two hours a week for six weeks: eight are left, for four weeks more.
  await storeHours(third, writerOf(principal, new Date(Date.now() - 60 * 86_400_000)), {
    hours: 20,
  });
  for (const week of [5, 4, 3, 2, 1, 0])
    await storeUse(third, writerOf(principal, new Date(Date.now() - week * 7 * 86_400_000)), {
      hours: 2,
    });
  const { stock } = (await reading(principal)).data;
  expect(stock).toMatchObject({
    unused: 18,
    owed: 3,
  });
  expect(stock.until.filter(({ hours }) => hours > 0)).toEqual([
    { date: monthOfDay(until), hours: 10 },
  ]);
  const { data } = await rowsOf(principal, { figure: 'ends' });
  const found = data.list.find(({ student_id }) => student_id === studentId(third));
  expect(found).toMatchObject({ at: dayFromToday(28), hours: 8, weekly: 2 });
  expect(stock.ends.reduce((sum, { accounts: count }) => sum + count, 0)).toBe(2);
  await removing(principal, [one.userId]);
  const after = (await reading(principal)).data;
  expect(after.stock).toMatchObject({ unused: 8, owed: 3 });
  expect(after.stock.until.every(({ hours }) => hours === 0)).toBe(true);
  const left = await rowsOf(principal, { figure: 'left' });
  expect(left.data.list).toMatchObject([{ student_id: studentId(one), left: true }]);
  expect(after.totals.now).toMatchObject({ left: 1 });
});

test('the rows behind a figure add up to it, page by page', async () => {
  const { principal, students } = await makeSchool(5);
  for (const [index, student] of students.entries())
    await addingHours(principal, student, {
      hours: 10,
      amount: 1_000 * (index + 1),
      method: index % 2 ? 'cash' : 'wechat',
    });
  await reversingEntry(principal, students[0] as Person, 1);
  const amounts: (number | null)[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await rowsOf(principal, {
      figure: 'income',
      limit: 2,
      ...(cursor && { cursor }),
    });
    amounts.push(...data.list.map(({ amount }) => amount));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  expect(amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(14_000);
  expect((await reading(principal)).data.totals.now.income).toBe(14_000);
  const cash = await rowsOf(principal, { figure: 'income', method: 'cash' });
  expect(cash.data.list.map(({ amount }) => amount)).toEqual([4_000, 2_000]);
  expect((await rowsOf(principal, { figure: 'first' })).data.list).toHaveLength(6);
  expect((await rowsOf(principal, { figure: 'income', to: monthBack(1) })).data.list).toEqual([]);
  const sheet = await call(businessSheet, { as: principal, payload: { figure: 'income' } });
  expect(sheet.data).toMatchObject({ rows: 6, truncated: false });
});

/** A school of two students, one of whom has bought and used hours for more than a year. */
async function makeOldSchool() {
  const { schoolId, principal, students } = await makeSchool(2);
  const [student, other] = students as [Person, Person];
  const at = (months: number) =>
    writerOf(principal, new Date(Date.parse(`${monthBack(months)}-15T04:00:00Z`)));
  await storeHours(student, at(14), { hours: 20 });
  await storeHours(student, at(3), { hours: 10, until: dayFromToday(50) });
  await storeUse(student, at(2), { hours: 4 });
  await storeUse(student, at(1), { hours: 3 });
  await addingHours(principal, student, { hours: 5, ...PAID });
  await reversingEntry(principal, student, 3);
  await addingHours(principal, other, { hours: 6, amount: 60_000, method: 'cash' });
  return { schoolId, principal };
}

test('a check finds what differs from its source, and nothing else', async () => {
  const { schoolId, principal } = await makeOldSchool();
  const school = await schools.get(schoolId);
  if (!school) throw new TypeError('a school');
  const now = () => new Date();
  const until = () => new Date(Date.now() + 20_000);
  expect(await checkSchool(school, now, until())).toMatchObject({
    month: LAST_MONTH,
    students: 2,
    wrong: [],
  });
  const place = { part: 'hours', by: 'x' } as const;
  await transact(addingMonth(monthsOfSchool(schoolId), LAST_MONTH, { used: 2.5 }, place));
  expect(await checkSchool(school, now, until())).toMatchObject({
    wrong: [{ kind: 'school', of: '', figure: 'used', kept: 5.5, source: 3 }],
  });
  expect((await reading(principal)).data.check).toMatchObject({ wrong: [{ figure: 'used' }] });
  expect((await figureChecks.get(schoolId))?.walk).toBeUndefined();
});

test('a month that has not begun, or is too long ago, is refused', async () => {
  const { principal } = await makeSchool(0);
  for (const to of [monthBack(-1), monthBack(25)]) {
    const { code, data } = await reading(principal, { to });
    expect([code, data]).toMatchObject([CODE.invalid, { errors: [{ field: 'to' }] }]);
  }
  expect((await reading(principal, { to: monthBack(24), months: 12 })).code).toBe(CODE.ok);
});

test('an entry counts in the month of the school, not of the world', () => {
  const now = new Date('2026-10-31T16:30:00Z');
  expect(monthAt({ now, timeZone: 'Asia/Shanghai' })).toBe('2026-11');
  expect(monthAt({ now, timeZone: 'America/New_York' })).toBe('2026-10');
});
