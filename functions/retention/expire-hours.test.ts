import { expect, test } from 'vitest';
import { loadMonths, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { writeAllExpiries, writeExpiries } from '#functions/domain/hours/write-expiries.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { call } from '#tests/contract/harness/call.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import type { Person } from '#tests/factories/person.ts';
import { expireHours } from './expire-hours.ts';

inOwnTable();

const { business } = analysis.endpoints;

/** A test has a night of its own: of each there is one round. */
const at = (hour: number, night = 1) => new Date(`${dayFromToday(night)}T${hour}:00:00Z`);
const run = (now: Date) =>
  withRightsOf('retention', noteDenied, () =>
    expireHours(() => now, new Date(now.getTime() + 3_600_000)),
  );

const entriesOf = async ({ schoolId, userId }: Person) =>
  (await hourEntries.page(personPartition(schoolId, userId), 'HOURS#')).items;

/** Students of whom all but one have 10 hours that are over, and each 5 that are not. */
async function makeSchool(count: number) {
  const { schoolId, principal } = await makeStaff();
  const students = await makeStudents(schoolId, count);
  for (const [index, student] of students.entries()) {
    await storeHours(student, writerOf(principal), { hours: 5, until: dayFromToday(30) });
    if (index > 0)
      await storeHours(student, writerOf(principal), { hours: 10, until: dayFromToday(-1) });
  }
  return { principal, students };
}

/** What expired, in the month of a day or the next: the night of a test may be in that one. */
async function expiredSince({ schoolId }: Person, day: string): Promise<number> {
  const span = [monthOfDay(day), monthOfDay(firstOfMonthFrom(day, 1))] as const;
  const months = [...(await loadMonths(monthsOfSchool(schoolId), span)).values()];
  return months.reduce((sum, { expired = 0 }) => sum + expired, 0);
}

const stockOf = async (principal: Person) =>
  (await call(business, { as: principal, payload: {} })).data;

test('hours whose last day has passed are written to the ledgers at night, once, although nobody looks', async () => {
  const [one, other] = [await makeSchool(25), await makeSchool(2)];
  expect((await stockOf(one.principal)).stock.unused).toBe(25 * 5 + 24 * 10);

  expect(await run(at(16))).toBe(0);
  const night = at(17);
  const runs = await Promise.all([run(night), run(night)]);
  expect(Math.max(...runs)).toBeGreaterThan(0);
  expect(await run(night)).toBe(0);

  for (const { principal, students } of [one, other]) {
    for (const [index, student] of students.entries()) {
      const expired = (await entriesOf(student)).filter(({ kind }) => kind === 'expiry');
      expect(expired.map(({ hours, byName }) => [hours, byName])).toEqual(
        index > 0 ? [[-10, '']] : [],
      );
    }
    expect((await stockOf(principal)).stock.unused).toBe(students.length * 5);
    expect(await expiredSince(principal, dayFromToday(0))).toBe((students.length - 1) * 10);
  }
}, 60_000);

test('what somebody else has written in between is not written again', async () => {
  const { principal, students } = await makeSchool(2);
  const [, student] = students as [Person, Person];
  const wallet = await hourWallets.get(student, { consistent: true });
  if (!wallet) throw new TypeError('a wallet');
  await Promise.all([1, 2, 3].map(() => writeExpiries(wallet, writerOf(principal))));
  await run(at(18, 2));
  expect((await entriesOf(student)).filter(({ kind }) => kind === 'expiry')).toHaveLength(1);
});

test('what there was no time for is written by the next run', async () => {
  const { principal, students } = await makeSchool(45);
  const writer = () => writerOf(principal);
  const first = await writeAllExpiries(principal.schoolId, writer, () => true);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(students.length - 1);
  expect((await stockOf(principal)).stock.unused).toBe(students.length * 15 - 10 - first * 10);
  expect(await run(at(19, 3))).toBe(students.length - 1 - first);
  expect((await stockOf(principal)).stock.unused).toBe(students.length * 5);
}, 60_000);
