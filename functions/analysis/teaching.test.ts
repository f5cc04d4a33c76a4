import { expect, test } from 'vitest';
import {
  loadMonths,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { tasks as storedTasks } from '#functions/domain/tasks/task.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { CODE } from '#shared/codes.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { answerTask, giveTask, makeTask } from '#tests/factories/task.ts';
import { MONTH_OF_TAUGHT as MONTH, makeTaught } from '#tests/factories/taught-lessons.ts';
import { ending, newRecord } from '#tests/factories/teaching.ts';
import { publishWork, storeVersion } from '#tests/factories/work.ts';

const { byClass, byTeacher, classDetail, teachingSheet } = analysis.endpoints;

test('a record counts for its class, its teacher and the school, in the month of the lesson', async () => {
  const { principal, teacher, taught } = await makeTaught();
  const payload = { to: MONTH };
  const { data } = await call(byTeacher, { as: principal, payload });
  const own = data.list.find(({ id }) => id === teacher.userId);
  const expected = {
    lessons: 1,
    minutes: 90,
    present: 2,
    absent: 1,
    hours: 3,
    inTime: 1,
    seats: 30,
  };
  expect(own?.sums.now).toMatchObject(expected);
  expect(own?.sums.before).toMatchObject({ lessons: 1, minutes: 60, present: 3, inTime: 0 });
  expect(data.totals.now).toMatchObject(expected);
  const ofClass = await call(classDetail, {
    as: teacher,
    payload: { ...payload, class_id: taught.lesson.classId },
  });
  expect(ofClass.data).toMatchObject({
    size: 3,
    totals: { now: expected, before: { lessons: 0 } },
  });
  expect(ofClass.data.rows).toHaveLength(12);
  expect(ofClass.data.rows.at(-1)).toMatchObject({ date: MONTH, lessons: 1 });
});

test('a correction changes the figures by what it changes, and leaves the record in time', async () => {
  const { principal, teacher, taught, students } = await makeTaught();
  const states = Object.fromEntries(students.map(({ userId }) => [userId, 'present' as const]));
  const corrected = { ...newRecord(taught, states), rev: 1, reason: '点错了' };
  expect((await ending(teacher, corrected)).code).toBe(CODE.ok);
  const { data } = await call(byClass, { as: principal, payload: { to: MONTH } });
  const row = data.list.find(({ id }) => id === taught.lesson.classId);
  expect(row?.sums.now).toMatchObject({ lessons: 1, present: 3, absent: 0, inTime: 1, seats: 30 });
});

test('a teacher gets the own classes and sums, and no list of colleagues', async () => {
  const { schoolId, teacher, colleague } = await makeTaught();
  const { data } = await call(byClass, { as: teacher, payload: { to: MONTH } });
  expect(data.list).toHaveLength(2);
  expect(data.totals.now.lessons).toBe(1);
  expect((await call(byClass, { as: colleague, payload: {} })).data.list).toEqual([]);
  expect((await call(byTeacher, { as: teacher, payload: {} })).code).toBe(CODE.forbidden);
  const exporting = await makePerson(schoolId, ROLE.teacher, { abilities: ['export'] });
  const sheet = await call(teachingSheet, { as: exporting, payload: { of: 'teacher' } });
  expect(sheet.code).toBe(CODE.forbidden);
});

const THIS_MONTH = monthOfDay(dayFromToday(0));

test('a task counts once for each class it was ever given to, and a review once for what was handed in', async () => {
  const { principal, teacher } = await makeStaff();
  const { taskId, student, classId } = await makeTask(teacher);
  const other = await makeClass(teacher, []);
  const { schoolId } = teacher;
  const give = async (class_ids: string) => {
    const { rev } = (await storedTasks.get({ schoolId, id: taskId }, { consistent: true })) ?? {
      rev: 0,
    };
    const payload = { task_id: taskId, rev, class_ids };
    const answer = await call(tasks.endpoints.release, { as: teacher, payload });
    expect(answer.code, answer.body).toBe(CODE.ok);
  };
  for (const targets of [`${classId},${other}`, classId, `${classId},${other}`])
    await give(targets);
  await giveTask(teacher, { class_ids: other });
  await answerTask(student, taskId);
  const review = async (comment: string) => {
    const key = { schoolId, taskId, userId: student.userId };
    const { rev } = (await taskAnswers.get(key, { consistent: true })) ?? { rev: 0 };
    const said = {
      task_id: taskId,
      student_id: studentId(student),
      rev,
      outcome: 'done' as const,
      comment,
    };
    expect((await call(tasks.endpoints.review, { as: teacher, payload: said })).code).toBe(CODE.ok);
  };
  await review('好');
  await review('很好');
  const sums = async (id: string) => {
    const { data } = await call(byClass, { as: teacher, payload: { to: THIS_MONTH } });
    const { tasks: given, reviews } = data.list.find((row) => row.id === id)?.sums.now ?? {};
    return { given, reviews };
  };
  expect(await sums(classId)).toEqual({ given: 1, reviews: 1 });
  expect(await sums(other)).toEqual({ given: 2, reviews: 0 });
  const school = await call(byTeacher, { as: principal, payload: { to: THIS_MONTH } });
  expect(school.data.totals.now).toMatchObject({ tasks: 2, reviews: 1 });
});

test('a published work counts once for each class, for its teacher and for the school', async () => {
  const { principal, teacher, colleague } = await makeStaff();
  const class_id = await makeClass(teacher, []);
  const other = await makeClass(teacher, []);
  const work_id = await storeVersion(teacher, { title: '示范' });
  const publish = (class_ids: string, rev: number) =>
    publishWork(teacher, { work_id, rev, visibility: 'class', class_ids });
  expect((await publish(`${class_id},${other}`, 0)).code).toBe(CODE.ok);
  expect((await publish(other, 1)).code).toBe(CODE.ok);
  const payload = { to: THIS_MONTH };
  const { data } = await call(byTeacher, { as: principal, payload });
  const worksOf = (person: Person) =>
    data.list.find(({ id }) => id === person.userId)?.sums.now.works;
  expect([worksOf(teacher), worksOf(colleague), data.totals.now.works]).toEqual([1, 0, 1]);
  const own = await call(byClass, { as: teacher, payload });
  expect(own.data.totals.now.works).toBe(1);
  expect(own.data.list.map(({ sums }) => sums.now.works)).toEqual([1, 1]);
});

test('a task that is put off before its release counts in the month of the new one, and not at all when withdrawn', async () => {
  const { principal, teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const at = (months: number) =>
    `${monthOfDay(firstOfMonthFrom(dayFromToday(0), months))}-15T04:00:00.000Z`;
  // Of months one after the other two lie in one item of half a year, and two in different ones.
  const task = await giveTask(teacher, { class_ids: classId, release_at: at(1) });
  const release = async (release_at: string) => {
    const { rev } = (await storedTasks.get({ schoolId, id: task.id }, { consistent: true })) ?? {
      rev: 0,
    };
    const payload = { task_id: task.id, rev, class_ids: classId, release_at };
    const answer = await call(tasks.endpoints.release, { as: teacher, payload });
    expect(answer.code, answer.body).toBe(CODE.ok);
  };
  const counted = async () => {
    const window = [monthOfDay(at(1)), monthOfDay(at(8))] as const;
    const owners = [
      monthsOfSchool(schoolId),
      monthsOfTeacher(schoolId, teacher.userId),
      monthsOfClass(schoolId, classId),
    ];
    const months = await Promise.all(owners.map((owner) => loadMonths(owner, window)));
    return months.map((each) =>
      [...each].flatMap(([month, sums]) => (sums['tasks'] ? [[month, sums['tasks']]] : [])),
    );
  };
  const once = (months: number) => Array.from({ length: 3 }, () => [[monthOfDay(at(months)), 1]]);
  expect(await counted()).toEqual(once(1));
  for (const months of [2, 3, 4, 5, 6, 7, 8, 3]) {
    await release(at(months));
    expect(await counted()).toEqual(once(months));
  }
  const removed = { as: principal, payload: { task_id: task.id } };
  expect((await call(tasks.endpoints.remove, removed)).code).toBe(CODE.ok);
  expect(await counted()).toEqual([[], [], []]);
  await release(at(2));
  expect(await counted()).toEqual(once(2));
});
