import { expect, test } from 'vitest';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { users } from '#functions/domain/people/user.ts';
import { attendedLessons } from '#functions/domain/records/lesson-record.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { ROLE } from '#shared/roles.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { leaving } from '#tests/factories/class-calls.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { makePastLesson, newRecord } from '#tests/factories/teaching.ts';

/** When the stored items of a student at a lesson expire. */
async function expiriesOf({ schoolId, userId }: Person, { id: lessonId, date, start }: Lesson) {
  const id = { schoolId, userId };
  const kept = await Promise.all([
    hourWallets.get(id),
    studentSummaries.get(id),
    attendedLessons.get({ ...id, lessonId, date, start }),
    makeupRights.get({ ...id, lessonId }),
  ]);
  return kept.map((each) => each?.expires);
}

test('what a correction writes of a removed student expires with the rest of the student', async () => {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const [student, stays] = [await makeStudent(principal), await makeStudent(principal)];
  const taught = await makePastLesson(principal, [student, stays]);
  const { endpoints } = teaching;
  await call(endpoints.end, { as: principal, payload: newRecord(taught) });
  await removing(principal, [student.userId]);

  const states = { [student.userId]: 'leave', [stays.userId]: 'leave' } as const;
  const correction = { ...newRecord(taught, states), rev: 1, reason: '写错了' };
  expect(await call(endpoints.end, { as: principal, payload: correction })).toMatchObject({
    code: 1,
  });

  const expires = (await users.get(student))?.expires;
  expect(expires).toBeGreaterThan(0);
  const all = [expires, expires, expires, expires];
  expect(await expiriesOf(student, taught.lesson)).toEqual(all);
  expect(await expiriesOf(stays, taught.lesson)).toEqual(all.map(() => undefined));
});

test('who came into the class after the lesson and has left it again can be recorded', async () => {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const [guest, stays] = [await makeStudent(principal), await makeStudent(principal)];
  const taught = await makePastLesson(principal, [guest, stays]);
  await leaving(principal, taught.lesson.classId, [guest]);
  const payload = newRecord(taught);
  const { end } = teaching.endpoints;
  expect(await call(end, { as: principal, payload, language: 'en' })).toMatchObject({ code: 1 });
});
