import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import { countingRights } from '#functions/domain/makeups/count-rights.ts';
import type { MakeupRightValue } from '#functions/domain/makeups/makeup-right.ts';
import { writingRights } from '#functions/domain/makeups/write-rights.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { newId } from '#shared/ids.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { askingLeave, makeLessonToMiss, makeMakeup } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

const { business, businessSheet } = analysis.endpoints;

const owedBy = async (as: Person) =>
  (await call(business, { as, payload: {} })).data.outlook.now.makeups;

const rightOf = (
  { schoolId, userId }: Person,
  values: Partial<MakeupRightValue> = {},
): MakeupRightValue => ({
  schoolId,
  userId,
  missed: {
    id: newId('lesson'),
    classId: newId('class'),
    date: dayFromToday(-20),
    start: 540,
    end: 600,
    topic: '',
  },
  state: 'open',
  validTo: dayFromToday(40),
  reason: '',
  by: userId,
  byName: '',
  at: new Date().toISOString(),
  told: false,
  ...values,
});

/** Rights of a student, a page of them in each transaction. */
async function storeRights(student: Person, count: number, values: Partial<MakeupRightValue> = {}) {
  const rights = Array.from({ length: count }, () => rightOf(student, values));
  for (const part of chunk(rights, 20)) {
    const changes = part.map((after) => ({ before: undefined, after }));
    await transact(writingRights(changes, writerOf(student)));
  }
  return rights;
}

test('more lessons to make up than a list would count are told exactly, on the screen and in the file', async () => {
  const { schoolId, principal } = await makeStaff();
  const [one, other] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const count = TEACHING_LIMITS.missingCountMax + 17;
  await storeRights(one, count);
  await storeRights(one, 3, { validTo: dayFromToday(-1) });
  await storeRights(other, 5, { state: 'booked', validTo: dayFromToday(-1) });
  await storeRights(other, 2, { validTo: dayFromToday(0) });
  expect(await owedBy(principal)).toBe(count + 7);
  const { data } = await call(businessSheet, { as: principal, payload: {}, language: 'en' });
  const sheets = await readSheets(Buffer.from(data.content, 'base64'));
  const today = sheets.find(({ sheet }) => sheet === 'Today')?.data ?? [];
  expect(today.slice(-3)).toEqual([
    ['Hours expiring in three months', 0, 0, 'no value yet'],
    ['Accounts out of hours in three months', 0, 0, 'no value yet'],
    ['Lessons to make up', count + 7, 0, 'no value yet'],
  ]);
  await removing(principal, [one.userId]);
  expect(await owedBy(principal)).toBe(7);
});

test('leave, a booking and a withdrawal count as the calls are answered', async () => {
  const { principal, teacher } = await makeStaff();
  const { student, lesson } = await makeLessonToMiss(teacher);
  const leave = (values: object = {}) =>
    askingLeave(teacher, lesson, { student_id: studentId(student), ...values });
  await Promise.all([leave(), leave(), leave()]);
  expect(await owedBy(principal)).toBe(1);
  await leave({ cancel: 1 });
  expect(await owedBy(principal)).toBe(0);
  const made = await makeMakeup(teacher);
  const payload = { student_id: studentId(made.student), lesson_id: made.lesson.id };
  await call(makeups.endpoints.change, {
    as: principal,
    payload: { ...payload, to_lesson_id: made.host.id },
  });
  expect(await owedBy(principal)).toBe(1);
});

test('a check finds rights that are not counted as they are', async () => {
  const { schoolId, principal } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  const school = await schools.get(schoolId);
  if (!school) throw new TypeError('a school');
  await storeRights(student, 2);
  await storeRights(student, 1, { state: 'booked' });
  const wrongOf = async () => {
    const found = await checkSchool(school, () => new Date(), new Date(Date.now() + 20_000));
    return found?.wrong.filter(({ figure }) => figure.startsWith('makeups'));
  };
  expect(await wrongOf()).toEqual([]);
  const [open, booked] = [rightOf(student), rightOf(student, { state: 'booked' })];
  for (const after of [open, booked])
    await transact(countingRights([{ before: undefined, after }], writerOf(principal)));
  const wrong = { kind: 'school', of: '' };
  expect(await wrongOf()).toEqual([
    { ...wrong, figure: 'makeupsBooked', kept: 2, source: 1 },
    { ...wrong, figure: `makeups.${open.validTo}`, kept: 3, source: 2 },
  ]);
});
