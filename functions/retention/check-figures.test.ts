import { expect, test } from 'vitest';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { addingMonth, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { transact } from '#functions/platform/table.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { addDays, firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { WRONG_FIGURES } from '#shared/own-metrics.ts';
import { metricsOf } from '#tests/contract/harness/log-lines.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import type { Person } from '#tests/factories/person.ts';
import { checkFigures } from './check-figures.ts';

inOwnTable();

/** In the month after this one, which is checked then. */
const NIGHT = new Date(`${addDays(firstOfMonthFrom(dayFromToday(0), 1), 1)}T18:00:00Z`);

async function makeSchool() {
  const { schoolId, principal } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  await transact([countingFigures(ofSchool(schoolId), { joined: 1 }, writerOf(principal))]);
  await storeHours(student, writerOf(principal), { hours: 10, amount: 1000 });
  return schoolId;
}

test('a school whose figures differ sets off the alarm, others do not', async () => {
  const [right, wrong] = [await makeSchool(), await makeSchool()];
  const month = monthOfDay(dayFromToday(0));
  const changed = { used: 1, income: 5 };
  await transact(addingMonth(monthsOfSchool(wrong), month, changed, { part: 'hours', by: 'x' }));
  const lines: Record<string, unknown>[] = [];
  const until = new Date(NIGHT.getTime() + 60_000);
  const sum = await withRightsOf('retention', noteDenied, () =>
    checkFigures(
      () => NIGHT,
      until,
      (line) => lines.push(line),
    ),
  );
  expect(sum).toBe(2);
  const lineOf = (id: string) => lines.find(({ schoolId }) => schoolId === id) ?? {};
  expect(lineOf(wrong)).toMatchObject({
    level: 'error',
    message: 'figures',
    month,
    [WRONG_FIGURES.metric]: 2,
    wrong: [{ figure: 'used' }, { figure: 'income' }],
  });
  expect(metricsOf(lineOf(wrong))).toEqual(['CloudClassroom wrongFigures function=retention']);
  expect(lineOf(right)).toMatchObject({ level: 'info', wrong: [], suspects: 0 });
  expect(metricsOf(lineOf(right))).toEqual([]);
});
