import { expect, test } from 'vitest';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { addingMonth, monthsOfSchool } from '#functions/domain/figures/months.ts';
import {
  loadClassFigures,
  loadCycleFigures,
  loadTeacherFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { reportIdOf, reports } from '#functions/domain/reports/report.ts';
import { uncountDrafts } from '#functions/domain/reports/uncount-drafts.ts';
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
import {
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';
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

/** Two children of a class with drafts, one of whom was published; both are removed as before drafts were taken out. */
async function makeOldDrafts() {
  const { schoolId, principal, teacher } = await makeStaff();
  const of = await makeReportedClass(teacher, 3);
  const [draft, published, other] = of.students as [Person, Person, Person];
  for (const student of of.students) await storeDraft(of, student);
  const place = { schoolId, cycleId: of.cycleId, classId: of.classId };
  const keyOf = (student: Person) => ({
    schoolId,
    id: reportIdOf({ ...place, studentId: studentId(student) }),
  });
  await storePublished(of, [keyOf(published).id]);
  const expires = Math.floor(Date.now() / 1000) + 10_000_000;
  for (const student of [draft, published])
    await reports.change(keyOf(student), (report) => ({ ...report, expires, drawn: true }));
  // Of this one the removal takes the draft out.
  await removing(principal, [draft.userId, published.userId, other.userId]);
  return { schoolId, of };
}

/** Drafts and published reports in the figures of all, of the class and of the teacher, and the children who have one. */
async function figuresOf({ teacher, cycleId, classId }: ReportedClass) {
  const cycle = { schoolId: teacher.schoolId, id: cycleId };
  const [all, classes, teachers] = await Promise.all([
    loadCycleFigures(cycle),
    loadClassFigures(cycle, [classId]),
    loadTeacherFigures(cycle, [teacher.userId]),
  ]);
  const { figures: ofClass, who } = classes.get(classId) ?? {};
  const kept = [all, ofClass, teachers.get(teacher.userId)];
  return [kept.map((each) => [each?.drafts, each?.published]), who?.size];
}

const LEFT = [
  [1, 1],
  [1, 1],
  [1, 1],
];
const TAKEN = [
  [0, 1],
  [0, 1],
  [0, 1],
];

test('drafts that were left in the figures of a cycle are taken out of them at night', async () => {
  const { of } = await makeOldDrafts();
  expect(await figuresOf(of)).toEqual([LEFT, 2]);
  const night = (days: number) => {
    const now = new Date(NIGHT.getTime() + days * 86_400_000);
    const until = new Date(now.getTime() + 60_000);
    const check = () =>
      checkFigures(
        () => now,
        until,
        () => undefined,
      );
    return withRightsOf('retention', noteDenied, check);
  };
  // Nights after that of the other test, whose round is over.
  for (const days of [1, 2]) {
    await night(days);
    expect(await figuresOf(of)).toEqual([TAKEN, 1]);
  }
});

test('they are taken out once, by as many as do it at the same time', async () => {
  const { schoolId, of } = await makeOldDrafts();
  const run = () => uncountDrafts(schoolId, { from: null, over: false }, new Date());
  const found = await Promise.all([run(), run(), run()]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect(await run()).toMatchObject({ place: { over: true }, count: 0 });
  expect(await figuresOf(of)).toEqual([TAKEN, 1]);
});
