import { expect, test } from 'vitest';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { CODE } from '#shared/codes.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from '#tests/factories/person.ts';
import {
  MONTH_BEFORE_TAUGHT as LAST,
  MONTH_OF_TAUGHT as MONTH,
  makeTaught,
} from '#tests/factories/taught-lessons.ts';
import { endTaught, makePastLesson } from '#tests/factories/teaching.ts';

const { byClass, byRecord, byTeacher, recordDetail, teachingSheet } = analysis.endpoints;

const idsOf = (list: readonly { readonly lesson_id: string }[]) =>
  list.map(({ lesson_id }) => lesson_id);

test('records are listed with when they were written, also the late ones only', async () => {
  const { principal, teacher, colleague, taught, older } = await makeTaught();
  const all = await call(byRecord, { as: principal, payload: { to: MONTH, months: 2 } });
  expect(all.data.list.map(({ lesson_id, state }) => [lesson_id, state])).toEqual([
    [taught.lesson.id, 'in_time'],
    [older.lesson.id, 'late'],
  ]);
  expect(all.data.list[0]?.record).toMatchObject({ hours: 3, counts: { present: 2, absent: 1 } });
  const late = await call(byRecord, {
    as: teacher,
    payload: { to: MONTH, months: 2, state: 'late' },
  });
  expect(idsOf(late.data.list)).toEqual([older.lesson.id]);
  const detail = await call(recordDetail, {
    as: teacher,
    payload: { lesson_id: taught.lesson.id },
  });
  expect(detail.data).toMatchObject({ minutes: 90, state: 'in_time', record: { pictures: 0 } });
  expect(detail.data.students.map(({ state }) => state).sort()).toEqual([
    'absent',
    'present',
    'present',
  ]);
  const strange = await call(recordDetail, {
    as: colleague,
    payload: { lesson_id: taught.lesson.id },
  });
  expect(strange.code).toBe(CODE.forbidden);
  const none = await call(byRecord, {
    as: colleague,
    payload: { class_id: taught.lesson.classId },
  });
  expect(none.code).toBe(CODE.forbidden);
});

test('lessons without a record stand among the others, and are told apart by teacher and class', async () => {
  const { principal, teacher, colleague, students, taught, older } = await makeTaught();
  const missed = await makePastLesson(teacher, students, { date: `${LAST}-20` });
  const other = await makePastLesson(colleague, students.slice(0, 1), { date: `${LAST}-21` });
  // Under way, and still to come.
  const inMinutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  await makePastLesson(teacher, students, { startsAt: inMinutes(-1), endsAt: inMinutes(1) });
  await makePastLesson(colleague, [], { startsAt: inMinutes(1), endsAt: inMinutes(2) });
  const ask = async (as: Person, payload: object) =>
    (await call(byRecord, { as, payload: { to: MONTH, months: 2, ...payload } })).data;

  const { list } = await ask(principal, {});
  expect(idsOf(list)).toEqual([taught, other, missed, older].map(({ lesson }) => lesson.id));
  expect(list[2]).toMatchObject({
    state: 'missing',
    record: null,
    teacher_name: teacher.name,
    class_id: missed.lesson.classId,
  });
  expect(list[2]?.class_name).not.toBe('');
  const first = await ask(principal, { limit: 3 });
  const second = await ask(principal, { limit: 3, cursor: first.cursor });
  expect([...idsOf(first.list), ...idsOf(second.list)]).toEqual(idsOf(list));

  const missing = { state: 'missing' };
  expect(idsOf((await ask(principal, missing)).list)).toEqual([other.lesson.id, missed.lesson.id]);
  expect(idsOf((await ask(teacher, missing)).list)).toEqual([missed.lesson.id]);
  const ofTeacher = { ...missing, teacher_id: teacher.userId };
  expect(idsOf((await ask(principal, ofTeacher)).list)).toEqual([missed.lesson.id]);
  const ofClass = { class_id: other.lesson.classId };
  expect(idsOf((await ask(principal, ofClass)).list)).toEqual([other.lesson.id]);

  const figures = await call(byTeacher, { as: principal, payload: { to: MONTH, months: 2 } });
  expect(figures.data.missing).toBe(2);
  expect(figures.data.list.find(({ id }) => id === teacher.userId)?.missing).toBe(1);
  const own = await call(byClass, { as: teacher, payload: { to: MONTH, months: 2 } });
  expect([own.data.missing, own.data.list[0]?.missing]).toEqual([1, null]);
  const before = await call(byTeacher, { as: principal, payload: { to: MONTH, months: 1 } });
  expect(before.data.missing).toBe(0);
});

test('the sheet has the rows that the same filters show', async () => {
  const { principal, teacher, colleague, students, older } = await makeTaught();
  await makePastLesson(teacher, students, { date: `${LAST}-20` });
  const rowsOf = async (payload: object) => {
    const asked = { of: 'record', to: MONTH, months: 2, ...payload };
    const { data } = await call(teachingSheet, { as: principal, payload: asked as never });
    return data.rows;
  };
  expect(await rowsOf({})).toBe(3);
  expect(await rowsOf({ state: 'missing' })).toBe(1);
  expect(await rowsOf({ state: 'late', teacher_id: teacher.userId })).toBe(1);
  expect(await rowsOf({ teacher_id: colleague.userId })).toBe(0);
  expect(await rowsOf({ class_id: older.lesson.classId })).toBe(1);
  expect(await rowsOf({ months: 1 })).toBe(1);
});

test('a full page stays within the budget, with records and without', async () => {
  const { principal, teacher } = await makeTaught();
  const lessons = [];
  for (let n = 0; n < ANALYSIS_LIMITS.pageMax; n += 1)
    lessons.push(
      await makePastLesson(teacher, [], { date: `${LAST}-21`, start: 480 + n, end: 481 + n }),
    );
  const cost = async (payload: object) => {
    const asked = { to: MONTH, months: 2, limit: ANALYSIS_LIMITS.pageMax, ...payload };
    const { lines, data } = await call(byRecord, { as: principal, payload: asked });
    expect(data.list.length).toBe(ANALYSIS_LIMITS.pageMax);
    return Number(JSON.parse(lines[0] ?? '').readUnits);
  };
  expect(await cost({ state: 'missing' })).toBeLessThanOrEqual(byRecord.budget.read);
  for (const each of lessons) await endTaught(each);
  expect(await cost({ state: 'late' })).toBeLessThanOrEqual(byRecord.budget.read / 2);
});
