import { describe, expect, it } from 'vitest';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import type { FirstStep } from '#shared/schools/first-steps.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { addingHours } from '#tests/factories/hours.ts';
import { addLesson, newLessonOf } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { publishWork, saveWork } from '#tests/factories/work.ts';

const { home, statistics, classStatistics, edit } = schools.endpoints;
const homeOf = async (as: Person) => (await call(home, { as, payload: {} })).data;
const stepsOf = async (as: Person): Promise<FirstStep[] | undefined> =>
  (await homeOf(as)).steps?.flatMap(({ step, done }) => (done ? [step] : []));

const subscription = (daysAgo: number) => ({
  start: daysFromNow(-daysAgo),
  end: daysFromNow(20),
  authorizationCode: 'AUTH-1357-2468',
});

describe('the first steps of a new school', () => {
  it('tick themselves as they are done, for its principal', async () => {
    const schoolId = await makeSchool({ subscription: subscription(3) });
    const principal = await makePerson(schoolId, ROLE.principal);
    expect(await stepsOf(principal)).toEqual([]);

    const teacher = await makePerson(schoolId, ROLE.teacher);
    const student = await makeStudent(principal);
    expect(await stepsOf(principal)).toEqual(['teachers', 'students']);
    const classId = await makeClass(teacher, [student]);
    expect(await stepsOf(principal)).toEqual(['teachers', 'students', 'classes']);

    expect((await addLesson(principal, newLessonOf(classId))).code).toBe(1);
    await addingHours(principal, student);
    await call(students.endpoints.makeCards, { as: teacher, payload: { ids: [student.userId] } });
    await call(edit, {
      as: principal,
      payload: { rev: 0, name: '星火编程', phone: '075500000000' },
    });
    expect(await stepsOf(principal)).toHaveLength(7);
    expect((await homeOf(teacher)).steps).toBeNull();
  });

  it('are over with its first month', async () => {
    const schoolId = await makeSchool({ subscription: subscription(31) });
    expect((await homeOf(await makePerson(schoolId, ROLE.principal))).steps).toBeNull();
  });
});

describe('works that are published', () => {
  it('are counted once, in the school and the class, and the newest are on the home', async () => {
    const schoolId = await makeSchool();
    const principal = await makePerson(schoolId, ROLE.principal);
    const author = await makeStudent(principal);
    await makeClass(principal, [author]);
    const { work } = await saveWork(author);
    const figures = async () => {
      const ofSchool = (await call(statistics, { as: principal, payload: {} })).data.totals.works;
      const [ofClass] = (await call(classStatistics, { as: principal, payload: {} })).data.list;
      const { works } = await homeOf(principal);
      return [ofSchool, ofClass?.totals.works, works.map(({ id }) => id)];
    };
    expect(await figures()).toEqual([0, 0, []]);
    await publishWork(author, { work_id: work.id, visibility: 'class' });
    expect(await figures()).toEqual([1, 1, []]);
    await publishWork(author, { work_id: work.id, rev: 1, visibility: 'private' });
    await publishWork(author, { work_id: work.id, rev: 2, visibility: 'school' });
    expect(await figures()).toEqual([1, 1, [work.id]]);
  });
});
