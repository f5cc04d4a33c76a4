import { expect, it } from 'vitest';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeRecord } from '#tests/factories/teaching.ts';

const { evidence } = reports.endpoints;

it('counts all lessons of the cycle, though a page shows the newest only', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  const { students, classId } = of;
  const [student] = students;
  if (!student) throw new TypeError('a class without a student');
  const all = REPORT_LIMITS.evidencePage + 3;
  const states = ['late', 'late', 'absent'] as const;
  for (let at = 0; at < all; at += 1) {
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(-at - 1) });
    const state = states[all - 1 - at] ?? 'present';
    await storeRecord({ teacher, students, lesson }, { [student.userId]: state });
  }
  const place = placeOf(of, student);
  const { data } = await call(evidence, { as: teacher, payload: place });
  const lessons = data.parts.find(({ kind }) => kind === 'lesson');
  expect(lessons?.list.map(({ state }) => state)).toEqual(
    Array.from({ length: REPORT_LIMITS.evidencePage }, () => 'present'),
  );
  expect(data.recorded).toEqual({ late: 2, absent: 1, phrases: [{ phrase: 'great', count: all }] });

  const more = { ...place, kind: 'lesson', cursor: lessons?.cursor ?? '' };
  const rest = await call(evidence, { as: teacher, payload: more });
  expect(rest.data.parts[0]?.list).toHaveLength(states.length);
  expect(rest.data.recorded).toBeNull();
});
