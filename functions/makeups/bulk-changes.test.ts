import { expect, test } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { askingLeave, changingClass, makeHost, makeLessonToMiss } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { bulk, undo } = lessons.endpoints;
const statesOf = async (student: Person) => {
  const { data } = await call(makeups.endpoints.list, { as: student, payload: {} });
  return data.list.map(({ state }) => state);
};

/** Deletes the day of a lesson for its class. */
async function dropDay(as: Person, class_id: string, date: string): Promise<string> {
  const what = { action: 'remove', class_id, from: date, to: date };
  const payload = { ...what, preview: 0, request_key: freshKey() };
  const { data } = await call(bulk, { as, payload });
  return data.plan?.id ?? '';
}

test('leave is withdrawn when the lessons of its day are removed, and restored with them', async () => {
  const { principal } = await makeStaff();
  const { student, lesson } = await makeLessonToMiss(principal, { date: dayFromToday(9) });
  await askingLeave(student, lesson);
  const plan_id = await dropDay(principal, lesson.classId, lesson.date);
  expect(await statesOf(student)).toEqual([]);
  await call(undo, { as: principal, payload: { plan_id } });
  expect(await statesOf(student)).toEqual(['open']);
  expect((await items.get(lesson))?.leaves).toEqual([student.userId]);
});

test('a guest of a lesson that is removed has the right back, and is no guest when it is restored', async () => {
  const { principal } = await makeStaff();
  const { student, lesson } = await makeLessonToMiss(principal, { date: dayFromToday(9) });
  const host = await makeHost(principal, { date: dayFromToday(11) });
  await changingClass(principal, student, lesson, { to_lesson_id: host.id });
  const plan_id = await dropDay(principal, host.classId, host.date);
  expect(await statesOf(student)).toEqual(['open']);
  await call(undo, { as: principal, payload: { plan_id } });
  expect((await items.get(host))?.guests).toEqual([]);
  const again = await changingClass(principal, student, lesson, { to_lesson_id: host.id });
  expect(again.code).toBe(1);
});

test('a bulk change can be undone after a student took leave from a changed lesson', async () => {
  const { principal } = await makeStaff();
  const { student, lesson } = await makeLessonToMiss(principal, { date: dayFromToday(9) });
  const what = { action: 'edit', class_id: lesson.classId, from: lesson.date, to: lesson.date };
  const payload = { ...what, topic: '循环', preview: 0, request_key: freshKey() };
  const { data } = await call(bulk, { as: principal, payload });
  await askingLeave(student, lesson);
  const undone = await call(undo, { as: principal, payload: { plan_id: data.plan?.id ?? '' } });
  expect(undone.data.refusals).toEqual([]);
  expect(await items.get(lesson)).toMatchObject({ topic: '', leaves: [student.userId] });
});
