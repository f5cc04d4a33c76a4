import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/days.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { homes } from '#shared/homes/contract.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { changeAnswer, openTask, storeHandedIn, storeTask } from '#tests/factories/task.ts';

const { ofStudent, extend } = tasks.endpoints;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function makeScene() {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const student = await makePerson(schoolId, ROLE.student);
  const classIds = [await makeClass(teacher, [student]), await makeClass(teacher, [student])];
  return { teacher, student, classIds };
}

interface Given {
  /** Days from now; null for none. */
  readonly due: number | null;
  /** Days since the release. */
  readonly age: number;
  readonly late?: boolean;
}

const give = (teacher: Person, classIds: ClassId[], title: string, { due, age, late }: Given) =>
  storeTask(teacher, {
    title,
    classIds,
    state: 'released',
    releaseAt: inDays(-age),
    deadline: due === null ? '' : inDays(due),
    late: late ?? false,
  });

const ask = async (as: Person, payload: object = {}) =>
  (await call(ofStudent, { as, payload })).data;
const titlesOf = (list: readonly TaskDto[]) => list.map(({ title }) => title);

test('what is to be handed in next comes by its deadline, whenever it was given', async () => {
  const { teacher, student, classIds } = await makeScene();
  const [one, other] = classIds as [ClassId, ClassId];
  await give(teacher, [one], 'next month', { due: 30, age: 1 });
  await give(teacher, [one, other], 'tomorrow', { due: 1, age: 9 });
  await give(teacher, [other], 'in two days', { due: 2, age: 8 });
  await give(teacher, [one], 'late', { due: -1, age: 7, late: true });
  await give(teacher, [one], 'closed', { due: -1, age: 6 });
  await give(teacher, [one], 'planned', { due: 1, age: -0.5 });
  const done = await give(teacher, [one], 'handed in', { due: 1, age: 5 });
  await storeHandedIn(student, done.id);

  const { first, to_do, list, rings } = await ask(student);
  expect(titlesOf(first)).toEqual(['tomorrow', 'in two days', 'next month']);
  expect(to_do).toBe(4);
  expect(rings).toMatchObject({ total: 6, waiting: 1 });
  // The page itself stays the newest first, and tells the work of an answer.
  expect(titlesOf(list).slice(0, 2)).toEqual(['next month', 'handed in']);
  expect(list.find(({ id }) => id === done.id)?.work_id).toMatch(/^wrk-/);
  expect(first[0]?.work_id).toBe('');
});

test('a later deadline of one student, and a return, count for that student', async () => {
  const { teacher, student, classIds } = await makeScene();
  const longer = await give(teacher, classIds, 'longer', { due: 0.5, age: 3 });
  await give(teacher, classIds, 'tomorrow', { due: 1, age: 2 });
  const returned = await give(teacher, classIds, 'returned', { due: -1, age: 1 });
  await openTask(student, longer.id);
  const payload = { task_id: longer.id, student_id: student.userId as never, deadline: inDays(2) };
  await call(extend, { as: teacher, payload });
  await storeHandedIn(student, returned.id);
  await changeAnswer(student, returned.id, { state: 'returned' });

  expect(titlesOf((await ask(student)).first)).toEqual(['tomorrow', 'longer', 'returned']);
});

test('nothing that is due within three days is hidden behind newer tasks, and there is an end', async () => {
  const { teacher, student, classIds } = await makeScene();
  const [one, other] = classIds as [ClassId, ClassId];
  await give(teacher, [one], 'project of the term', { due: 2, age: 100 });
  await give(teacher, [other], 'as old, due later', { due: 20, age: 99 });
  const many = TASK_LIMITS.ringMax + 5;
  for (let at = 0; at < many; at += 1)
    await give(teacher, [one], `any time ${at}`, { due: null, age: 50 - at / 2 });

  const first = await ask(student, { limit: 5 });
  expect(titlesOf(first.first)[0]).toBe('project of the term');
  expect(first.first).toHaveLength(TASK_LIMITS.first);
  expect(first.to_do).toBe(TASK_LIMITS.ringMax + 1);
  expect(first.list).toHaveLength(5);
  const next = await ask(student, { limit: 5, cursor: first.cursor });
  expect(next).toMatchObject({ first: [], to_do: 0, rings: null });

  for (let at = 0; at < TASK_LIMITS.firstMax; at += 1)
    await give(teacher, [other], `soon ${at}`, { due: 1 + at / 100, age: 0 });
  const home: Endpoint = homes.endpoints.student;
  const { data } = await call(home, { as: student, payload: { parts: 'tasks' } });
  const part = (data as { tasks: { data: Awaited<ReturnType<typeof ask>> } }).tasks.data;
  expect(titlesOf(part.first)).toEqual(
    Array.from({ length: TASK_LIMITS.firstMax }, (_, at) => `soon ${at}`),
  );
  expect(part.to_do).toBeGreaterThan(TASK_LIMITS.firstMax);
});

test('a deadline that is moved moves the task', async () => {
  const { teacher, student, classIds } = await makeScene();
  const task = await give(teacher, classIds, 'moved', { due: 40, age: 100 });
  for (let at = 0; at < TASK_LIMITS.ringMax; at += 1)
    await give(teacher, classIds, `any time ${at}`, { due: null, age: 50 });
  expect(titlesOf((await ask(student)).first)).not.toContain('moved');
  const { release } = tasks.endpoints;
  const moved = { task_id: task.id, rev: 1, class_ids: classIds.join(','), deadline: inDays(1) };
  await call(release, { as: teacher, payload: moved as never });
  expect(titlesOf((await ask(student)).first)[0]).toBe('moved');
});
