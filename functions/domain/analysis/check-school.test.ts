import { expect, test } from 'vitest';
import { addingFigures, countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import {
  addingMonth,
  addingTotal,
  type MonthOwner,
  monthsOfClass,
  monthsOfCourse,
  monthsOfSchool,
} from '#functions/domain/figures/months.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { addDays, firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingHours, refunding, reversingEntry } from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft, storePublished } from '#tests/factories/report.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';
import { checkSchool } from './check-school.ts';

const MONTH = monthOfDay(dayFromToday(0));
/** In the month after, when this one is checked. */
const LATER = new Date(`${addDays(firstOfMonthFrom(dayFromToday(0), 1), 1)}T18:00:00Z`);
const UNTIL = new Date(LATER.getTime() + 60_000);
/** In one of the months that are soon. */
const SOON = dayFromToday(20);
const PAID = { amount: 120_000, method: 'wechat' };

async function check(school: School) {
  const found = await checkSchool(school, () => LATER, UNTIL);
  if (!found) throw new TypeError('finished');
  return found;
}

const wrongOf = async (school: School) =>
  (await check(school)).wrong.map(({ kind, figure, kept, source }) => [
    kind,
    figure,
    kept - source,
  ]);

/** Everything that is counted happens: sales, debts, refunds, corrections, lessons, reports, and somebody leaves. */
async function makeBusySchool() {
  const { schoolId, principal, teacher } = await makeStaff();
  const school = await schools.get(schoolId);
  if (!school) throw new TypeError('a school');
  const students = (await makeStudents(schoolId, 4)) as [Person, Person, Person, Person];
  const [one, other, third, leaver] = students;
  const taught = await makePastLesson(teacher, [one, other], { date: dayFromToday(0) });
  await addingHours(principal, one, { hours: 10, ...PAID });
  await addingHours(principal, one, { hours: 20, amount: 200_001, method: 'cash' });
  await addingHours(principal, one, { kind: 'gift', hours: 3 });
  await refunding(principal, one, 1, { hours: 4, amount: 48_000, method: 'transfer' });
  await reversingEntry(principal, one, 2);
  await storeUse(other, writerOf(principal), { hours: 3 });
  await storeHours(third, writerOf(principal), { hours: 6, until: dayFromToday(-1) });
  await addingHours(principal, third, { hours: 8, amount: 90_000, method: 'card' });
  await addingHours(principal, leaver, { hours: 12, ...PAID });
  await storeHours(leaver, writerOf(principal), { hours: 5, until: SOON });
  await storeHours(one, writerOf(principal), { hours: 2, until: SOON });
  await storeUse(one, writerOf(principal), { hours: 4.5 });
  await storeRecord(taught, { [other.userId]: 'absent' });
  const reported = await makeReportedClass(teacher, 1);
  const [child] = reported.students as [Person];
  const { report_id } = await storeDraft(reported, child);
  await storePublished(reported, [report_id]);
  await transact([countingFigures(ofSchool(schoolId), { joined: 5 }, writerOf(principal))]);
  await removing(principal, [leaver.userId]);
  return { school, schoolId, principal, one, third, classId: taught.lesson.classId, reported };
}

const tamper = (owner: MonthOwner, changes: Record<string, number>): Promise<void> =>
  transact(addingMonth(owner, MONTH, changes, { part: 'hours', by: 'x' }));

test('what a busy month has counted agrees with its sources, also of who has left', async () => {
  const { school } = await makeBusySchool();
  const first = await check(school);
  expect(first).toMatchObject({ month: MONTH, students: 5, records: 1, wrong: [], suspects: [] });
  expect(await wrongOf(school)).toEqual([]);
}, 60_000);

test('what differs of the school and its courses is found: money, stock, people, teaching', async () => {
  const { school, schoolId, principal } = await makeBusySchool();
  await tamper(monthsOfSchool(schoolId), {
    value: 7,
    unused: -1,
    'income.card': 2,
    [`until.${monthOfDay(SOON)}`]: 1,
    [`ends.${MONTH}`]: 1,
  });
  await tamper(monthsOfCourse(schoolId, undefined), { owed: 2 });
  const day = dayFromToday(0);
  const miscount = (joined: number): TransactWrite =>
    addingFigures(ofSchool(schoolId), { day, ofDay: { joined }, ofMonth: { joined } });
  await transact([miscount(-1)]);
  await transact([
    countingFigures(ofSchool(schoolId), { present: 1, works: 1 }, writerOf(principal)),
  ]);
  expect(await wrongOf(school)).toEqual([
    ['school', 'unused', -1],
    ['school', 'value', 7],
    ['school', 'income.card', 2],
    ['school', `ends.${MONTH}`, 1],
    ['school', `until.${monthOfDay(SOON)}`, 1],
    ['course', 'owed', 2],
    ['school', 'joined', -1],
    ['school', 'present', -1],
    ['school', 'works', -1],
  ]);
}, 60_000);

test('what differs of a class, of its reports, and of an account is found', async () => {
  const { school, schoolId, third, classId, reported } = await makeBusySchool();
  const teaching = (id: typeof classId, changes: Record<string, number>) =>
    addingMonth(monthsOfClass(schoolId, id), MONTH, changes, { part: 'teaching', by: 'x' });
  await transact([
    ...teaching(classId, { late: 1 }),
    ...teaching(reported.classId, { reports: -1 }),
  ]);
  await hourWallets.change(third, (wallet) => ({
    ...wallet,
    accounts: wallet.accounts.map((account) => ({
      ...account,
      totals: { ...account.totals, expiry: account.totals.expiry + 1 },
    })),
  }));
  const found = await wrongOf(school);
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      ['student', 'expired', 1],
      ['class', 'late', 1],
      ['class', 'reports', -1],
    ]),
  );
}, 60_000);

test('what there is today is called wrong when it differs twice by the same', async () => {
  const { school, schoolId } = await makeBusySchool();
  const change = (by: number) =>
    transact(addingTotal(schoolId, undefined, { unused: by, [`until#${MONTH}`]: 2 }, 'x'));
  await change(3);
  expect(await check(school)).toMatchObject({
    wrong: [],
    suspects: [{ figure: `now.until#${MONTH}` }, { figure: 'now.unused' }],
  });
  // As if somebody had changed it during the check.
  await change(-1);
  expect(await wrongOf(school)).toEqual([]);
  expect(await wrongOf(school)).toEqual([
    ['school', `now.until#${MONTH}`, 4],
    ['school', 'now.unused', 2],
  ]);
}, 60_000);
