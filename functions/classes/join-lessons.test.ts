import { expect, test } from 'vitest';
import { makeClass } from '#tests/factories/class.ts';
import { joining, makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { addLesson, dayFromToday, newLessonOf, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';

const DAY = dayFromToday(12);
const AT_NINE = { date: DAY, start: '09:00', end: '10:30' };

/** A student with a lesson at nine, and a class of another teacher. */
async function makeScene() {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const [student] = await makeStudents(schoolId, 1);
  if (!student) throw new TypeError('a student');
  await storeLesson(teacher, await makeClass(teacher, [student], { name: '甲班' }), { date: DAY });
  return {
    schoolId,
    principal,
    colleague,
    student,
    other: await makeClass(colleague, [], { name: '丙班' }),
  };
}

const resultOf = (answer: Awaited<ReturnType<typeof joining>>) =>
  (answer.data as { results: { ok: boolean; errors: { rule: string; message: string }[] }[] })
    .results[0];

const joins = async (as: Person, id: Parameters<typeof joining>[1], student: Person) =>
  resultOf(await joining(as, id, [student]));

test('a student does not come into a class whose lessons clash with those of another', async () => {
  const { principal, colleague, student, other } = await makeScene();
  await storeLesson(colleague, other, { date: DAY, start: 600 });
  const result = await joins(principal, other, student);
  expect(result?.ok).toBe(false);
  expect(result?.errors[0]).toMatchObject({
    rule: 'classes.lessonsClash',
    message: `The lesson of 丙班 on ${DAY} at 10:00 clashes with that of 甲班 at 09:00`,
  });
});

test('a principal may overrule it with a reason, a teacher may not', async () => {
  const { schoolId, principal, colleague, student, other } = await makeScene();
  await storeLesson(colleague, other, { date: DAY, start: 600 });
  const override = '家长知道';
  const joined = async (as: Person) => resultOf(await joining(as, other, [student], { override }));
  expect(await joined(colleague)).toMatchObject({ ok: false });
  expect(await joined(principal)).toMatchObject({ ok: true });
  const logged = await operationsOf(schoolId);
  expect(logged.at(-1)).toMatchObject({ action: 'class.join', detail: { reason: override } });
});

test('and does when they do not', async () => {
  const { principal, colleague, student, other } = await makeScene();
  await storeLesson(colleague, other, { date: DAY, start: 630 });
  expect(await joins(principal, other, student)).toMatchObject({ ok: true });
});

test('of joining a class and planning its lesson at the same time only one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { principal, colleague, student, other } = await makeScene();
    const [joined, planned] = await Promise.all([
      joins(principal, other, student),
      addLesson(colleague, newLessonOf(other, AT_NINE)),
    ]);
    expect([joined?.ok, planned.code === 1].filter(Boolean)).toHaveLength(1);
  }
});
