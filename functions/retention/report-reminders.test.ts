import { expect, it } from 'vitest';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { remindTeachers } from '#functions/domain/reports/remind-teachers.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeCycle, storeDraft, storePublished } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { makeStudent } from '#tests/factories/student.ts';

inOwnTable();

const noticesOf = async (person: Person) =>
  (await inbox.page(inboxPartition(person), INBOX_PREFIX)).items.map(({ told }) => told?.params);

it('reminds once each teacher whose class has reports that are not published', async () => {
  const schoolId = await makeSchool();
  const [late, ready] = [
    await makePerson(schoolId, ROLE.teacher),
    await makePerson(schoolId, ROLE.teacher),
  ];
  const [one, other] = [await makeStudent(late), await makeStudent(ready)];
  const [lateClass, readyClass] = [await makeClass(late, [one]), await makeClass(ready, [other])];
  const due = new Date(Date.now() - 60_000).toISOString();
  const cycleId = await makeCycle(late, [], {
    all: true,
    deadline: dayFromToday(2),
    remind: [3],
    nextReminder: due,
  });
  const of = { teacher: ready, students: [other], classId: readyClass, cycleId };
  await storePublished(of, [(await storeDraft(of, other)).report_id]);
  await storeDraft({ ...of, teacher: late, classId: lateClass }, one);

  for (let run = 0; run < 2; run += 1) await remindTeachers(shiftAt());

  expect(await noticesOf(late)).toMatchObject([{ count: '1', date: dayFromToday(2) }]);
  expect(await noticesOf(ready)).toEqual([]);
});
