import { expect, test } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { ATTENDED_PREFIX, attendedLessons } from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { endTaught, makePastLesson, readingRecord } from '#tests/factories/teaching.ts';

test('the lessons of a removed student go with the person, the record stays', async () => {
  const { schoolId, principal, teacher } = await makeStaff();
  const students = await makeStudents(schoolId, 1);
  const [student] = students as [Person];
  const first = await makePastLesson(teacher, students);
  await endTaught(first);
  // It has begun before the student is removed.
  const startsAt = new Date().toISOString();
  const lesson = await storeLesson(teacher, first.lesson.classId, { startsAt });
  await removing(principal, [student.userId]);
  await endTaught({ teacher, students, lesson }, {}, { early: '1' });
  const expires = (await users.get(student))?.expires;
  expect(expires).toBeGreaterThan(0);
  const { items } = await attendedLessons.page(
    personPartition(schoolId, student.userId),
    ATTENDED_PREFIX,
  );
  expect(items.map((each) => each.expires)).toEqual([expires, expires]);
  const { data } = await readingRecord(principal, first.lesson);
  expect(data.record.students).toMatchObject([{ name: student.name, recorded: true }]);
});
