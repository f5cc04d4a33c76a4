import { expect, test } from 'vitest';
import type { TaskAnswer } from '#functions/domain/tasks/task-answer.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import {
  answerTask,
  giveTask,
  handIn,
  makeTask,
  moveDeadline,
  openTask,
} from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { handInState } from './hand-in-rules.ts';

const { details, submission, remove, review } = tasks.endpoints;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const DEADLINE = '2026-03-01T10:00:00.000Z';
const answer = (values: Partial<TaskAnswer>) => ({
  state: 'working' as const,
  handedIn: [],
  extension: '',
  ...values,
});
const often = Array.from({ length: TASK_LIMITS.handInsMax }, () => ({})) as TaskAnswer['handedIn'];

test.each([
  ['in time', '2026-03-01T10:00:00.000Z', false, answer({}), 'open'],
  ['too late', '2026-03-01T10:00:00.001Z', false, answer({}), 'over'],
  ['late', '2026-03-01T10:00:00.001Z', true, undefined, 'late'],
  ['given more time', '2026-03-02T09:00:00.000Z', false, answer({ extension: inHours(9) }), 'open'],
  ['returned', '2026-03-02T09:00:00.000Z', false, answer({ state: 'returned' }), 'late'],
  ['done', '2026-03-01T09:00:00.000Z', true, answer({ state: 'done' }), 'reviewed'],
  ['too often', '2026-03-01T09:00:00.000Z', true, answer({ handedIn: often }), 'often'],
] as const)('what is %s', (_, at, late, before, state) => {
  expect(handInState({ deadline: DEADLINE, late }, before, new Date(at))).toBe(state);
});

test('a student is told whether something can be handed in, by the clock of the server', async () => {
  const { teacher } = await makeStaff();
  const { taskId, student } = await makeTask(teacher, { deadline: inHours(1) });
  expect((await openTask(student, taskId)).hand_in).toBe('open');
  await moveDeadline(teacher, taskId, inHours(-1));
  const ask = async () => {
    const payload = { task_id: taskId, student_id: studentId(student) };
    return (await call(submission, { as: student, payload })).data.hand_in;
  };
  expect(await ask()).toBe('over');
  await call(remove, { as: teacher, payload: { task_id: taskId } });
  expect(await ask()).toBe('gone');
});

test('words to the teacher stay with what they were said to', async () => {
  const { teacher } = await makeStaff();
  const { taskId, student } = await makeTask(teacher);
  const work_id = await storeVersion(student);
  const say = (words: string) =>
    handIn(student, { task_id: taskId, work_id, version: 1, words, request_key: freshKey() });
  await say('我加了音乐');
  await say('我加了音乐');
  const { data } = await say('还有新的关卡');
  expect(data.handed_in.map(({ words }) => words)).toEqual(['还有新的关卡', '我加了音乐']);
  expect((await say('x'.repeat(TASK_LIMITS.commentMax + 1))).code).not.toBe(1);
});

test('those who wait come in either order, page by page', async () => {
  const { teacher, schoolId } = await makeStaff();
  const students = await makeStudents(schoolId, 3);
  const { id: task_id } = await giveTask(teacher, {
    class_ids: await makeClass(teacher, students),
  });
  for (const each of students) await answerTask(each, task_id);
  const walk = async (order: 'first' | 'last') => {
    const payload = { task_id, filter: 'waiting' as const, order, limit: 2 };
    const first = (await call(details, { as: teacher, payload })).data.students;
    const more = { ...payload, cursor: first.cursor ?? '' };
    const second = (await call(details, { as: teacher, payload: more })).data.students;
    return [...first.list, ...second.list].map(({ student_id }) => student_id);
  };
  const came = students.map(({ userId }) => userId);
  expect(await walk('first')).toEqual(came);
  expect(await walk('last')).toEqual(came.toReversed());
  const [first] = students as [Person];
  const said = { task_id, student_id: studentId(first), rev: 1, outcome: 'done' as const };
  await call(review, { as: teacher, payload: said });
  expect(await walk('last')).toEqual(came.slice(1).toReversed());
});
