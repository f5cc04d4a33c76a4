import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { newTask } from '#tests/factories/task.ts';
import { storeFile } from '#tests/factories/upload.ts';

const { add, save, release, remove } = tasks.endpoints;

/** As many letters as a title may have, and no part of it twice: it stands in the most lists. */
const titleFrom = (letter: number): string =>
  String.fromCodePoint(...Array.from({ length: TASK_LIMITS.titleMax }, (_, at) => letter + at));

const filesOf = async (as: Person): Promise<string> => {
  const ids: string[] = [];
  for (let n = 0; n < TASK_LIMITS.filesMax; n += 1)
    ids.push((await storeFile(as, { purpose: 'attachment' })).id);
  return ids.join(',');
};

const inMonth = (months: number): string =>
  `${monthOfDay(firstOfMonthFrom(dayFromToday(0), months))}-15T04:00:00.000Z`;

const studentsMax = TASK_LIMITS.studentsMax;

it('a task with all that it may have is changed whole, put off, withdrawn and given again', async () => {
  const { principal, schoolId } = await makeStaff();
  const classes: string[] = [];
  for (let n = 0; n < 2 * TASK_LIMITS.classesMax; n += 1)
    classes.push(await makeClass(principal, []));
  const students = (await makeStudents(schoolId, 2 * studentsMax)).map(({ userId }) => userId);
  const targets = (half: 0 | 1) => ({
    class_ids: classes
      .slice(half * TASK_LIMITS.classesMax, (half + 1) * TASK_LIMITS.classesMax)
      .join(','),
    student_ids: students.slice(half * studentsMax, (half + 1) * studentsMax).join(','),
  });
  const said = { title: titleFrom(0x4e00), file_ids: await filesOf(principal) };
  const { data } = await call(add, { as: principal, payload: newTask(said) });
  const { id: task_id } = data.task;
  let { rev } = data.task;
  const give = async (half: 0 | 1, months: number) => {
    const payload = { task_id, rev, ...targets(half), release_at: inMonth(months) };
    const given = await call(release, { as: principal, payload: payload as never });
    expect(given.code, given.body).toBe(CODE.ok);
    ({ rev } = given.data.task);
  };

  await give(0, 1);
  const { request_key: _, ...other } = newTask({
    title: titleFrom(0x5e00),
    file_ids: await filesOf(principal),
  });
  const changed = { ...other, task_id, rev, deadline: inMonth(9) };
  const saved = await call(save, { as: principal, payload: changed });
  expect(saved.code, saved.body).toBe(CODE.ok);
  expect(saved.data.task).toMatchObject({ title: other.title, deadline: inMonth(9) });
  ({ rev } = saved.data.task);

  await give(1, 8);
  await give(0, 7);
  const withdrawn = await call(remove, { as: principal, payload: { task_id } });
  expect(withdrawn.code, withdrawn.body).toBe(CODE.ok);
  const seen = await call(tasks.endpoints.details, { as: principal, payload: { task_id } });
  ({ rev } = seen.data.task);
  expect(seen.data.task.state).toBe('withdrawn');
  await give(1, 2);
}, 60_000);
