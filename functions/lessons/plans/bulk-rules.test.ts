import { expect, test } from 'vitest';
import { calendarSettings, defaultSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { addDays } from '#shared/days.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';
import { lessonPlans } from './lesson-plan.ts';

/** What holds for one lesson holds for each of many, not only for the first. */

const FIRST = dayFromToday(30);
const SECOND = addDays(FIRST, 1);

const changing = (as: Person, values: object) =>
  call(lessons.endpoints.bulk, {
    as,
    language: 'en',
    payload: { action: 'edit', preview: 0, request_key: freshKey(), ...values },
  });

const lessonsOfClass = ({ schoolId }: Person, id: ClassId) =>
  lessonsOf(schoolId, [id], { from: FIRST, to: SECOND });

test('who stands in for one lesson of a series does not change the others', async () => {
  const { teacher, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const series = { id: newId('series'), of: 2 };
  const own = await storeLesson(teacher, classId, {
    date: FIRST,
    series: { ...series, n: 1 },
    teacherId: colleague.userId,
  });
  const other = await storeLesson(teacher, classId, { date: SECOND, series: { ...series, n: 2 } });
  const all = { action: 'remove', lesson_id: own.id, scope: 'all' };
  expect(await changing(colleague, all)).toMatchObject({ code: 2003 });
  expect(await changing(colleague, { ...all, preview: 1 })).toMatchObject({ code: 2003 });
  expect(await lessonsOfClass(teacher, classId)).toHaveLength(2);
  expect(await changing(colleague, { ...all, skip: other.id })).toMatchObject({ code: 1 });
  expect(await changing(teacher, { ...all, lesson_id: other.id })).toMatchObject({ code: 1 });
});

test('nobody both teaches and assists one of many lessons', async () => {
  const { teacher, principal, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await storeLesson(teacher, classId, { date: FIRST });
  await storeLesson(teacher, classId, { date: SECOND, assistantId: colleague.userId });
  const answer = await changing(principal, { class_id: classId, teacher_id: colleague.userId });
  expect(answer).toMatchObject({
    code: 1001,
    data: { errors: [{ field: 'assistant_id', rule: 'same' }] },
  });
});

test('a teacher takes none of many lessons from a colleague', async () => {
  const { teacher, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await storeLesson(teacher, classId, { date: FIRST });
  await storeLesson(teacher, classId, { date: SECOND, teacherId: colleague.userId });
  const answer = await changing(teacher, { class_id: classId, teacher_id: teacher.userId });
  expect(answer.code).toBe(2003);
  const teachers = (await lessonsOfClass(teacher, classId)).map(({ teacherId }) => teacherId);
  expect(teachers).toEqual([teacher.userId, colleague.userId]);
});

test('lessons stay in a room that has been archived, and no other is moved there', async () => {
  const { teacher, schoolId } = await makeStaff();
  const room = { id: newId('room'), name: '101', capacity: 0, archived: true, rev: 1 };
  const settings = { ...defaultSettings(schoolId), rooms: [room] };
  await calendarSettings.create(settings, settings);
  const classId = await makeClass(teacher, []);
  await storeLesson(teacher, classId, { date: FIRST, roomId: room.id });
  await storeLesson(teacher, classId, { date: SECOND });
  expect(await changing(teacher, { class_id: classId, topic: '复习' })).toMatchObject({ code: 1 });
  expect(await changing(teacher, { class_id: classId, room_id: room.id })).toMatchObject({
    code: 1001,
    data: { errors: [{ field: 'room_id', rule: 'missing' }] },
  });
});

test('lessons of long ago without a record get another teacher and keep their time', async () => {
  const { teacher, principal, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const old = await storeLesson(teacher, classId, { date: dayFromToday(-60) });
  const days = { from: old.date, to: old.date };
  const given = { class_id: classId, teacher_id: colleague.userId, ...days };
  expect(await changing(principal, given)).toMatchObject({ code: 1, data: { plan: { done: 1 } } });
  expect(await changing(principal, { class_id: classId, ...days, start: '10:00' })).toMatchObject({
    code: 1001,
  });
});

test('a principal overrules clashes, but not by continuing a plan of a teacher', async () => {
  const { teacher, principal, colleague, schoolId } = await makeStaff();
  const student = await makeStudent(teacher);
  const [classId, other] = [await makeClass(teacher, [student]), await makeClass(colleague, [])];
  await joinClass(other, student);
  await storeLesson(teacher, classId, { date: FIRST });
  await storeLesson(colleague, other, { date: SECOND });
  const shift = { class_id: classId, shift_days: 1, override: '家长同意' };
  const stopped = async (as: Person) => {
    const { data } = await changing(as, shift);
    return data.plan?.id && (await lessonPlans.get({ schoolId, id: data.plan.id }));
  };
  expect(await stopped(teacher)).toMatchObject({ override: '', parts: [{ done: 0, refused: 1 }] });
  expect(await stopped(principal)).toMatchObject({ parts: [{ done: 1, refused: 0 }] });
});

test('days in the wrong order are refused on their field, also against the days that are not given', async () => {
  const { teacher, principal } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const far = dayFromToday(LESSON_LIMITS.planAheadDays + 1);
  for (const whose of [{ class_id: classId }, { of_teacher_id: teacher.userId }]) {
    expect(await changing(principal, { ...whose, from: far })).toMatchObject({
      code: 1001,
      data: { errors: [{ field: 'from', rule: 'tooFar' }] },
    });
    expect(await changing(principal, { ...whose, to: dayFromToday(-2) })).toMatchObject({
      code: 1001,
      data: { errors: [{ field: 'to', rule: 'beforeFrom' }] },
    });
  }
  expect(await changing(principal, { from: SECOND, to: FIRST })).toMatchObject({
    code: 1001,
    data: { errors: [{ field: 'to', rule: 'beforeFrom' }] },
  });
});
