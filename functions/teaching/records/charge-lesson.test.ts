import { expect, test } from 'vitest';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { CODE } from '#shared/codes.ts';
import { CourseId } from '#shared/ids.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { readingStatement, reversingEntry } from '#tests/factories/hours.ts';
import { chargeableLesson, chargeLesson } from '#tests/factories/lesson-charge.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { loadDeductions } from './charge-lesson.ts';

const SCRATCH = CourseId.parse('crs-scratch');

async function makeSchoolOf(count: number) {
  const { schoolId, principal } = await makeStaff();
  return { schoolId, principal, students: await makeStudents(schoolId, count) };
}

const accountsOf = async (student: Person) =>
  ((await hourWallets.get(student, { consistent: true }))?.accounts ?? []).map((account) => ({
    course: account.courseId,
    balance: balanceOf(account),
  }));

const entriesOf = async ({ schoolId, userId }: Person) =>
  (await hourEntries.page(personPartition(schoolId, userId), ENTRIES_PREFIX)).items;

test('a lesson takes hours once, whatever is repeated; what is not there is owed', async () => {
  const { principal, students } = await makeSchoolOf(2);
  const [rich, poor] = students as [Person, Person];
  await storeHours(rich, writerOf(principal), { courseId: SCRATCH });
  const lesson = chargeableLesson(principal, SCRATCH);
  for (const _ of [1, 2, 3]) await chargeLesson(principal, lesson, students, 1.5);
  expect(await accountsOf(rich)).toEqual([{ course: SCRATCH, balance: 8.5 }]);
  expect(await accountsOf(poor)).toEqual([{ course: SCRATCH, balance: -1.5 }]);
  const { data } = await readingStatement(principal, {
    student_id: studentId(rich),
    course_id: SCRATCH,
  });
  expect(data.list[0]).toMatchObject({
    kind: 'use',
    hours: -1.5,
    reversible: false,
    lesson: { id: lesson.id, name: '启蒙一班', date: lesson.date },
  });
});

test('a correction reverses the deduction and makes another; none is left without any', async () => {
  const { principal, students } = await makeSchoolOf(1);
  const [student] = students as [Person];
  await storeHours(student, writerOf(principal));
  const lesson = chargeableLesson(principal);
  for (const hours of [1, 2, 0, 0, 0.5]) await chargeLesson(principal, lesson, students, hours);
  const entries = await entriesOf(student);
  expect(entries.map(({ kind, hours }) => [kind, hours])).toEqual([
    ['purchase', 10],
    ['use', -1],
    ['reversal', 1],
    ['use', -2],
    ['reversal', 2],
    ['use', -0.5],
  ]);
  expect(entries.map(({ reversedBy }) => reversedBy)).toEqual([
    ...[undefined, 3, undefined, 5, undefined, undefined],
  ]);
  expect(await loadDeductions(lesson)).toMatchObject([{ userId: student.userId, hours: 0.5 }]);
});

test('the general account pays when that of the course does not hold enough', async () => {
  const { principal, students } = await makeSchoolOf(1);
  const [student] = students as [Person];
  await storeHours(student, writerOf(principal), { courseId: SCRATCH, hours: 1 });
  await storeHours(student, writerOf(principal), { hours: 2 });
  await chargeLesson(principal, chargeableLesson(principal, SCRATCH), students, 2);
  await chargeLesson(principal, chargeableLesson(principal, SCRATCH), students, 2);
  expect(await accountsOf(student)).toEqual([
    { course: undefined, balance: 0 },
    { course: SCRATCH, balance: -1 },
  ]);
});

test('what a lesson took is not reversed by itself', async () => {
  const { principal, students } = await makeSchoolOf(1);
  const [student] = students as [Person];
  await storeHours(student, writerOf(principal));
  const lesson = chargeableLesson(principal);
  await chargeLesson(principal, lesson, students, 1);
  const refused = await reversingEntry(principal, student, 2);
  expect(refused).toMatchObject({ code: CODE.wait, data: { lesson_id: lesson.id } });
});

test('a class of thirty is charged in three transactions, and only once by four at once', async () => {
  const { principal, students } = await makeSchoolOf(30);
  for (const student of students)
    await storeHours(student, writerOf(principal), { courseId: SCRATCH });
  const lesson = chargeableLesson(principal, SCRATCH);
  expect(await chargeLesson(principal, lesson, students, 1)).toBe(3);
  const second = chargeableLesson(principal, SCRATCH);
  await Promise.all([1, 2, 3, 4].map(() => chargeLesson(principal, second, students, 1, 40)));
  for (const student of students) {
    expect(await accountsOf(student)).toEqual([{ course: SCRATCH, balance: 8 }]);
    expect(await entriesOf(student)).toHaveLength(3);
  }
});
