import { expect, test } from 'vitest';
import { ENTRIES_PREFIX, hourEntries } from '#functions/_lib/entities/hour-entry.ts';
import { hourWallets } from '#functions/_lib/entities/hour-wallet.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { isConditionFailure, transact } from '#functions/_lib/table.ts';
import { CODE } from '#shared/codes.ts';
import { CourseId, newId } from '#shared/ids.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { readingStatement, reversingEntry } from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { balanceOf } from './account.ts';
import { chargingLesson, loadDeductions } from './charge-lesson.ts';

const SCRATCH = CourseId.parse('crs-scratch');

const lessonOf = ({ schoolId }: Person, courseId?: CourseId) => ({
  ...{ schoolId, id: newId('lesson'), date: dayFromToday(0) },
  ...(courseId && { courseId }),
});
type LessonOf = ReturnType<typeof lessonOf>;

/** What ending a lesson does: as many transactions as it takes, each tried again when it was overtaken. */
async function charge(
  by: Person,
  lesson: LessonOf,
  students: readonly Person[],
  hours: number,
  room = 90,
): Promise<number> {
  let left: readonly { studentId: Person['userId']; hours: number }[] = students.map(
    ({ userId }) => ({ studentId: userId, hours }),
  );
  let transactions = 0;
  while (left.length > 0) {
    const request = { lesson, name: '启蒙一班', charges: left, writer: writerOf(by), room };
    const charging = await chargingLesson({ ...request, rules: { makeupDays: 60 } });
    try {
      if (charging.writes.length > 0) await transact(charging.writes);
      transactions += charging.writes.length > 0 ? 1 : 0;
      left = charging.left;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  return transactions;
}

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
  const lesson = lessonOf(principal, SCRATCH);
  for (const _ of [1, 2, 3]) await charge(principal, lesson, students, 1.5);
  expect(await accountsOf(rich)).toEqual([{ course: SCRATCH, balance: 8.5 }]);
  expect(await accountsOf(poor)).toEqual([{ course: SCRATCH, balance: -1.5 }]);
  const { data } = await readingStatement(principal, {
    ...{ student_id: studentId(rich), course_id: SCRATCH },
  });
  expect(data.list[0]).toMatchObject({
    ...{ kind: 'use', hours: -1.5, reversible: false },
    lesson: { id: lesson.id, name: '启蒙一班', date: lesson.date },
  });
});

test('a correction reverses the deduction and makes another; none is left without any', async () => {
  const { principal, students } = await makeSchoolOf(1);
  const [student] = students as [Person];
  await storeHours(student, writerOf(principal));
  const lesson = lessonOf(principal);
  for (const hours of [1, 2, 0, 0, 0.5]) await charge(principal, lesson, students, hours);
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
  await charge(principal, lessonOf(principal, SCRATCH), students, 2);
  await charge(principal, lessonOf(principal, SCRATCH), students, 2);
  expect(await accountsOf(student)).toEqual([
    { course: undefined, balance: 0 },
    { course: SCRATCH, balance: -1 },
  ]);
});

test('what a lesson took is not reversed by itself', async () => {
  const { principal, students } = await makeSchoolOf(1);
  const [student] = students as [Person];
  await storeHours(student, writerOf(principal));
  const lesson = lessonOf(principal);
  await charge(principal, lesson, students, 1);
  const refused = await reversingEntry(principal, student, 2);
  expect(refused).toMatchObject({ code: CODE.wait, data: { lesson_id: lesson.id } });
});

test('a class of thirty is charged in two transactions, and only once by four at once', async () => {
  const { principal, students } = await makeSchoolOf(30);
  for (const student of students)
    await storeHours(student, writerOf(principal), { courseId: SCRATCH });
  const lesson = lessonOf(principal, SCRATCH);
  expect(await charge(principal, lesson, students, 1)).toBe(2);
  const second = lessonOf(principal, SCRATCH);
  await Promise.all([1, 2, 3, 4].map(() => charge(principal, second, students, 1, 40)));
  for (const student of students) {
    expect(await accountsOf(student)).toEqual([{ course: SCRATCH, balance: 8 }]);
    expect(await entriesOf(student)).toHaveLength(3);
  }
});
