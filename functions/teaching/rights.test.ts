import { expect, test } from 'vitest';
import { makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { lessonRecords } from '#functions/domain/records/lesson-record.ts';
import { CODE } from '#shared/codes.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { makeHost, storeBooking, storeLeave } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import {
  ending,
  endTaught,
  makePastLesson,
  newRecord,
  readingRecord,
} from '#tests/factories/teaching.ts';

/** A lesson from which the student is on leave, and whose record is missing. */
async function makeMissed() {
  const staff = await makeStaff();
  const [student] = (await makeStudents(staff.schoolId, 1)) as [Person];
  const missed = await makePastLesson(staff.teacher, [student]);
  const right = await storeLeave(missed.lesson, student);
  const stateOf = async () => {
    const id = { ...student, lessonId: missed.lesson.id };
    return (await makeupRights.get(id, { consistent: true }))?.state;
  };
  return { ...staff, student, missed, right, stateOf };
}

test('leave gives a right, which a student who was present after all loses', async () => {
  const { teacher, student, missed, stateOf } = await makeMissed();
  const before = await readingRecord(teacher, missed.lesson);
  expect(before.data.record.students).toMatchObject([{ state: 'leave', recorded: false }]);
  const correct = async (state: 'leave' | 'present', rev: number) => {
    const record = newRecord(missed, { [student.userId]: state });
    const values = { rev, reason: '家长来电', request_key: freshKey() };
    return (await ending(teacher, { ...record, ...values })).code;
  };
  await endTaught(missed, { [student.userId]: 'leave' });
  expect(await stateOf()).toBe('open');
  expect([await correct('present', 1), await stateOf()]).toEqual([CODE.ok, 'withdrawn']);
  expect([await correct('leave', 2), await stateOf()]).toEqual([CODE.ok, 'open']);
});

test('a guest uses the right, which cannot be taken back then', async () => {
  const { teacher, principal, student, missed, right, stateOf } = await makeMissed();
  const { date, startsAt, endsAt } = missed.lesson;
  const host = await makeHost(teacher, { date, startsAt, endsAt });
  await storeBooking(right, host);
  const { data } = await readingRecord(principal, host);
  expect(data.record.students).toMatchObject([{ guest: true, state: 'makeup' }]);
  const attendance = [{ student_id: studentId(student), state: 'makeup' }];
  const record = { lesson_id: host.id, rev: 0, request_key: freshKey(), attendance };
  expect(await ending(principal, record)).toMatchObject({ code: CODE.ok });
  expect(await stateOf()).toBe('used');
  const refused = await ending(teacher, newRecord(missed));
  expect(refused).toMatchObject({ code: CODE.wait, msg: expect.stringContaining('taken back') });
  expect(await lessonRecords.get(missed.lesson, { consistent: true })).toBeUndefined();
  expect((await endTaught(missed, { [student.userId]: 'leave' })).rev).toBe(1);
});
