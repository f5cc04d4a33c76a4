import { describe, expect, it } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { findSubstitutes, assignSubstitutes, undo } = lessons.endpoints;
const MONDAY = dayFromToday(20);
const TUESDAY = dayFromToday(21);

/** A school where a teacher is ill for two days. */
async function makeAbsence() {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const named = (name: string, values = {}) =>
    makePerson(schoolId, ROLE.teacher, { name, ...values });
  const people = { knows: await named('知'), teaches: await named('教'), busy: await named('忙') };
  await named('离', { disabled: true });
  await makePerson(schoolId, ROLE.liveTeacher, { name: '播' });
  const classId = await makeClass(teacher, [], { name: '小鸟班' });
  return { schoolId, principal, teacher, colleague, classId, ...people };
}

const find = (as: Person, absent: Person, values: object = {}) =>
  call(findSubstitutes, {
    as,
    payload: { teacher_id: absent.userId, from: MONDAY, to: TUESDAY, ...values },
  });

const assign = (as: Person, absent: Person, choices: object[], request_key = freshKey()) =>
  call(assignSubstitutes, {
    as,
    payload: { teacher_id: absent.userId, choices, request_key },
    language: 'en',
  });

const titlesOf = async (as: Person) => {
  const outcome = await call(notices.endpoints.list, {
    as,
    payload: { user_id: as.userId },
    language: 'en',
  });
  return outcome.data.list.map(({ title }) => title);
};

describe('substitutes for an absent teacher', () => {
  it('are those who are free: who knows the class, who teaches the course, the least busy first', async () => {
    const absence = await makeAbsence();
    const { principal, teacher, colleague, classId, knows, teaches, busy } = absence;
    const courseId = newId('course');
    const lesson = await storeLesson(teacher, classId, { date: MONDAY, start: 600, courseId });
    const elsewhere = async (of: Person, start: number, values: object = {}, id?: ClassId) =>
      storeLesson(of, id ?? (await makeClass(of, [])), {
        date: MONDAY,
        start,
        end: start + 60,
        ...values,
      });
    await elsewhere(knows, 900, {}, classId);
    await elsewhere(teaches, 900, { courseId });
    await elsewhere(busy, 630);
    await elsewhere(colleague, 480);
    const { data } = await find(principal, teacher);
    expect(data.lessons).toMatchObject([{ lesson: { id: lesson.id }, part: 'teacher' }]);
    expect(data.lessons[0]?.candidates).toMatchObject([
      { teacher_id: knows.userId, fit: 'class', lessons: 1 },
      { teacher_id: teaches.userId, fit: 'course', lessons: 1 },
      { teacher_id: principal.userId, fit: 'other', lessons: 0 },
      { teacher_id: colleague.userId, fit: 'other', lessons: 1 },
    ]);
  });

  it('are looked for from one moment to another', async () => {
    const { principal, teacher, classId } = await makeAbsence();
    const at = async (date: string, start: number) =>
      (await storeLesson(teacher, classId, { date, start, end: start + 60 })).id;
    const ids = [await at(MONDAY, 480), await at(MONDAY, 600), await at(TUESDAY, 540)];
    await at(TUESDAY, 660);
    const found = async (values: object) =>
      (await find(principal, teacher, values)).data.lessons.map(({ lesson }) => lesson.id);
    expect(await found({ end: '11:00' })).toEqual(ids);
    expect(await found({ start: '09:00', end: '11:00' })).toEqual(ids.slice(1));
    expect(await found({ start: '09:00', to: MONDAY })).toEqual([ids[1]]);
    for (const wrong of [{ to: dayFromToday(19) }, { to: dayFromToday(80) }])
      expect((await find(principal, teacher, wrong)).code).toBe(1001);
    const backwards = { to: MONDAY, start: '11:00', end: '10:00' };
    expect((await find(principal, teacher, backwards)).code).toBe(1001);
  });

  it('take the lessons, all are told, and it can be undone', async () => {
    const { schoolId, principal, teacher, colleague, classId, knows } = await makeAbsence();
    const taught = await storeLesson(teacher, classId, { date: MONDAY, start: 600 });
    const other = await makeClass(colleague, []);
    const assisted = await storeLesson(colleague, other, {
      date: TUESDAY,
      start: 600,
      assistantId: teacher.userId,
    });
    const choices = [
      { lesson_id: assisted.id, teacher_id: '' },
      { lesson_id: taught.id, teacher_id: knows.userId },
    ];
    const key = freshKey();
    const { data, code, msg } = await assign(principal, teacher, choices, key);
    expect(code, msg).toBe(1);
    expect(data).toMatchObject({
      plan: { kind: 'substitute', state: 'done', done: 2 },
      refusals: [],
    });
    const stored = async (id: typeof taught.id) =>
      items.get({ schoolId, id }, { consistent: true });
    expect(await stored(taught.id)).toMatchObject({ teacherId: knows.userId });
    expect(await stored(assisted.id)).not.toHaveProperty('assistantId');
    expect((await assign(principal, teacher, choices, key)).data.plan.id).toBe(data.plan.id);
    expect(await titlesOf(knows)).toEqual(['欧阳明月 gave you lessons: 1']);
    expect(await titlesOf(teacher)).toEqual(['Lessons of yours that somebody else teaches now: 2']);
    await call(undo, { as: principal, payload: { plan_id: data.plan.id } });
    expect(await stored(taught.id)).toMatchObject({ teacherId: teacher.userId });
    expect(await stored(assisted.id)).toMatchObject({ assistantId: teacher.userId });
    expect(await titlesOf(knows)).toHaveLength(2);
  });

  it('who is taken meanwhile is refused with words, and the lesson stays', async () => {
    const { schoolId, principal, teacher, classId, busy } = await makeAbsence();
    const { id } = await storeLesson(teacher, classId, { date: MONDAY, start: 600 });
    await storeLesson(busy, await makeClass(busy, []), { date: MONDAY, start: 600 });
    const choice = { lesson_id: id, teacher_id: busy.userId };
    const { data } = await assign(principal, teacher, [choice]);
    expect(data).toMatchObject({ plan: { done: 0, refused: 1 }, refusals: [{ lesson_id: id }] });
    expect(await items.get({ schoolId, id })).toMatchObject({ teacherId: teacher.userId });
  });

  it('are refused for lessons that are not theirs, people who cannot teach, and by teachers', async () => {
    const { schoolId, principal, teacher, colleague, classId, knows } = await makeAbsence();
    const { id } = await storeLesson(teacher, classId, { date: MONDAY, start: 600 });
    const begun = await storeLesson(teacher, classId, { date: TUESDAY, state: 'running' });
    const live = await makePerson(schoolId, ROLE.liveTeacher);
    const give = (lesson_id: string, to: string, absent = teacher) =>
      assign(principal, absent, [{ lesson_id, teacher_id: to }]);
    expect((await give(id, knows.userId, colleague)).code).toBe(-1);
    expect((await give(begun.id, knows.userId)).code).toBe(-1);
    expect((await give(id, live.userId)).code).toBe(2004);
    expect((await give(id, '')).code).toBe(1004);
    expect((await give(newId('lesson'), knows.userId)).code).toBe(2004);
    const stranger = (await makeStaff()).teacher;
    expect((await give(id, stranger.userId)).code).toBe(2004);
    expect((await find(teacher, teacher)).code).toBe(2003);
    expect(await items.get({ schoolId, id })).toMatchObject({ teacherId: teacher.userId, rev: 1 });
  });
});
