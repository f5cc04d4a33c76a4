import { describe, expect, it } from 'vitest';
import { classes as classItems } from '#functions/domain/classes/class.ts';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePlan } from '#tests/factories/lesson-plan.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { endTerm, run, undo } = lessons.endpoints;

const end = (as: Person, class_id: ClassId, values: object = {}) =>
  call(endTerm, {
    as,
    payload: { class_id, preview: 0, request_key: freshKey(), ...values },
    language: 'en',
  });

const stateOf = async (schoolId: SchoolId, id: ClassId) => ({
  state: (await classItems.get({ schoolId, id }, { consistent: true }))?.state,
  open: (await loadCounts(schoolId, true)).openClasses,
  lessons: (await lessonsOf(schoolId, [id], { from: dayFromToday(-400), to: dayFromToday(700) }))
    .length,
});

/** A class with lessons behind it, one that is about to begin and two to come. */
async function makeTerm() {
  const staff = await makeStaff();
  const { teacher, schoolId } = staff;
  const [student, guest] = await makeStudents(schoolId, 2);
  if (!student || !guest) throw new TypeError('two students');
  const classId = await makeClass(teacher, [student], { name: '小鸟班' });
  const taught = await storeLesson(teacher, classId, { date: dayFromToday(-7), state: 'taught' });
  for (const days of [3, 10]) await storeLesson(teacher, classId, { date: dayFromToday(days) });
  return { ...staff, student, guest, classId, taught };
}

describe('the end of a term', () => {
  it('is shown first: what is cancelled, what is missing, what is left on accounts', async () => {
    const { teacher, classId, student, schoolId } = await makeTerm();
    const old = await storeLesson(teacher, classId, { date: dayFromToday(-200) });
    const { data } = await end(teacher, classId, { preview: 1 });
    expect(data.lessons.map(({ date }) => date)).toEqual([dayFromToday(3), dayFromToday(10)]);
    expect(data.missing.map(({ id }) => id)).toEqual([old.id]);
    expect(data.students).toEqual([{ id: student.userId, name: student.name, accounts: [] }]);
    expect(data).toMatchObject({ plan: null, closed: false, running: [] });
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'open', open: 1, lessons: 4 });
  });

  it('costs the same after many lessons', async () => {
    const { teacher, classId } = await makeTerm();
    const cost = async () => {
      const { lines } = await end(teacher, classId, { preview: 1 });
      return Number(JSON.parse(lines[0] ?? '').readUnits);
    };
    await cost();
    const before = await cost();
    for (let days = 8; days < 28; days += 1)
      await storeLesson(teacher, classId, { date: dayFromToday(-days), state: 'taught' });
    expect(await cost()).toBe(before);
  });

  it('cancels what is to come and closes the class, once, and can be undone', async () => {
    const { teacher, principal, classId, schoolId, taught } = await makeTerm();
    const request_key = freshKey();
    const { data, msg } = await end(principal, classId, { request_key });
    expect(data, msg).toMatchObject({
      closed: true,
      plan: { kind: 'term', state: 'done', done: 2 },
    });
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'closed', open: 0, lessons: 1 });
    expect(await items.get({ schoolId, id: taught.id })).toMatchObject({ state: 'taught' });
    const again = await end(principal, classId, { request_key });
    expect(again.data).toMatchObject({ closed: true, plan: data.plan });
    expect((await end(teacher, classId)).code).toBe(-1);
    const plan_id = data.plan?.id;
    expect((await call(undo, { as: teacher, payload: { plan_id } })).code).toBe(2003);
    for (const _ of [1, 2]) await call(undo, { as: principal, payload: { plan_id } });
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'open', open: 1, lessons: 3 });
  });

  it('needs no lesson to be left', async () => {
    const { teacher, schoolId } = await makeStaff();
    const classId = await makeClass(teacher, []);
    expect((await end(teacher, classId)).data).toMatchObject({ closed: true, plan: { total: 0 } });
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'closed', open: 0, lessons: 0 });
  });

  it('cancels no lesson whose record is missing, unless the request says so', async () => {
    const { teacher, classId, schoolId } = await makeTerm();
    await storeLesson(teacher, classId, { date: dayFromToday(-200) });
    const refused = await end(teacher, classId);
    expect(refused).toMatchObject({ code: -1, data: null });
    expect(refused.msg).toMatch(/missing: 1/);
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'open', open: 1, lessons: 4 });
    const { data } = await end(teacher, classId, { cancel_missing: 1 });
    expect(data).toMatchObject({ closed: true, plan: { done: 3 } });
  });

  it('waits for a lesson that is under way', async () => {
    const { teacher, classId, schoolId } = await makeTerm();
    await storeLesson(teacher, classId, { date: dayFromToday(0), state: 'running' });
    expect((await end(teacher, classId, { cancel_missing: 1 })).code).toBe(-1);
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'open', open: 1, lessons: 4 });
  });

  it('leaves the class open when a lesson has changed under the plan', async () => {
    const { teacher, classId, schoolId } = await makeTerm();
    const before = await storeLesson(teacher, classId, { date: dayFromToday(4) });
    const plan = { kind: 'term', term: { classId, closed: false } } as const;
    const plan_id = await makePlan(teacher, { plan, step: { before } });
    await items.change({ schoolId, id: before.id }, (lesson) => ({ ...lesson, state: 'running' }));
    const { data } = await call(run, { as: teacher, payload: { plan_id } });
    expect(data).toMatchObject({ plan: { state: 'done', done: 0, refused: 1 } });
    expect(await stateOf(schoolId, classId)).toEqual({ state: 'open', open: 1, lessons: 4 });
  });

  it('is refused for classes of others', async () => {
    const { colleague, classId } = await makeTerm();
    expect((await end(colleague, classId)).code).toBe(2003);
    const other = await makeStaff();
    expect((await end(other.principal, classId)).code).toBe(2004);
  });
});
