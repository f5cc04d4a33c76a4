import { expect, test } from 'vitest';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { CODE } from '#shared/codes.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';

const { business, businessRows } = analysis.endpoints;

const monthAhead = (months: number): string =>
  monthOfDay(firstOfMonthFrom(dayFromToday(0), months));

/** One whose hours expire next month, and one whose hours expire in eleven months. */
async function makeGap() {
  const { schoolId, principal } = await makeStaff();
  const [soon, late] = (await makeStudents(schoolId, 2)) as [Person, Person];
  await storeHours(soon, writerOf(principal), { hours: 4, until: `${monthAhead(1)}-20` });
  await storeHours(soon, writerOf(principal), { hours: 3, until: `${monthAhead(11)}-02` });
  await storeHours(late, writerOf(principal), { hours: 20, until: `${monthAhead(11)}-10` });
  return { principal, soon, late };
}

test('months to come have a row each, so that three months are three months', async () => {
  const { principal } = await makeGap();
  const { until, ends } = (await call(business, { as: principal, payload: {} })).data.stock;
  const months = Array.from({ length: ANALYSIS_LIMITS.aheadMax }, (_, ahead) => monthAhead(ahead));
  expect(until.map(({ date }) => date)).toEqual(months);
  expect(ends.map(({ date }) => date)).toEqual(months);
  expect(until.map(({ hours }) => hours)).toEqual(
    months.map((_, ahead) => ({ 1: 4, 11: 23 })[ahead] ?? 0),
  );
  // Of one account the last day counts on which hours of it expire.
  expect(ends.map(({ accounts }) => accounts)).toEqual(
    months.map((_, ahead) => (ahead === 11 ? 2 : 0)),
  );
});

test('the rows of hours that expire, and of accounts that end, are those of the months asked for', async () => {
  const { principal, soon, late } = await makeGap();
  const rowsOf = async (payload: object) =>
    (await call(businessRows, { as: principal, payload })).data.list.map(
      ({ student_id, hours, at }) => [student_id, hours, monthOfDay(at)],
    );
  const near = { months: 3, to: monthAhead(2) };
  expect(await rowsOf({ figure: 'expiring', ...near })).toEqual([
    [studentId(soon), 4, monthAhead(1)],
  ]);
  expect(await rowsOf({ figure: 'expiring', months: 1, to: monthAhead(11) })).toEqual([
    [studentId(soon), 3, monthAhead(11)],
    [studentId(late), 20, monthAhead(11)],
  ]);
  expect(await rowsOf({ figure: 'ends', ...near })).toEqual([]);
  expect(await rowsOf({ figure: 'ends', months: 3, to: monthAhead(11) })).toHaveLength(2);
  expect(await rowsOf({ figure: 'expiring' })).toHaveLength(3);
  for (const to of [monthAhead(-1), monthAhead(ANALYSIS_LIMITS.aheadMax)]) {
    const { code } = await call(businessRows, {
      as: principal,
      payload: { figure: 'expiring', to },
    });
    expect(code).toBe(CODE.invalid);
  }
});
