import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { changeAnswer, storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeWork } from '#tests/factories/work.ts';

const { evidence } = reports.endpoints;

const noon = (days: number): string => `${dayFromToday(days)}T04:00:00.000Z`;

it('offers what was begun in the days of the cycle, though the child has gone on since', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const days = { from: dayFromToday(-40), to: dayFromToday(-10), deadline: dayFromToday(0) };
  const of = await makeReportedClass(teacher, 1, days);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  const goesOn = await storeWork(student, { created: noon(-20), savedAt: noon(-1) });
  await storeWork(student, { created: noon(-5), savedAt: noon(-5) });
  await storeWork(student, { created: noon(-60), savedAt: noon(-50) });
  const id = newId('task', Date.parse(noon(-20)));
  const task = await storeTask(teacher, { id, state: 'released', classIds: [of.classId] });
  const { handedIn } = await storeHandedIn(student, task.id, { at: noon(-15), title: '第一次' });
  const again = handedIn.map((each) => ({ ...each, at: noon(-1), title: '第二次' }));
  await changeAnswer(student, task.id, { handedIn: [...handedIn, ...again] });

  const { data } = await call(evidence, { as: teacher, payload: placeOf(of, student) });
  const listOf = (kind: string) => data.parts.find((part) => part.kind === kind)?.list ?? [];
  expect(listOf('work').map(({ id }) => id)).toEqual([goesOn]);
  expect(listOf('task')).toMatchObject([{ date: dayFromToday(-15), work: { title: '第一次' } }]);
});
