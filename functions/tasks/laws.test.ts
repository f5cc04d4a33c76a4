import { expect, test } from 'vitest';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { CODE } from '#shared/codes.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { ANSWER_STATES } from '#shared/tasks/rules.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { answerTask, giveTask, openTask } from '#tests/factories/task.ts';

disturbedLaws();

const { details, review, remind } = tasks.endpoints;

/** A teacher's class with a task. */
async function makeScene(count: number) {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, count);
  const classId = await makeClass(staff.teacher, students);
  const { id: taskId } = await giveTask(staff.teacher, { class_ids: classId });
  return { ...staff, students, classId, taskId };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;
const reviewing = (
  { taskId }: Scene,
  as: Person,
  student: Person,
  rev: number,
  more: object = {},
) =>
  call(review, {
    as,
    payload: { task_id: taskId, student_id: studentId(student), rev, outcome: 'done', ...more },
  });

test('the figures are the sum of the answers, whatever students and staff do at the same time', async () => {
  const scene = await makeScene(12);
  const { students, teacher, principal, taskId, schoolId } = scene;
  await Promise.all(
    students.slice(0, 10).flatMap((each) => [each, each].map((s) => openTask(s, taskId))),
  );
  await Promise.all(students.slice(0, 8).map((each) => answerTask(each, taskId)));
  await Promise.all(
    students.slice(0, 6).map(async (each, index) => {
      const found = await taskAnswers.get({ schoolId, taskId, userId: each.userId });
      const outcome = index % 2 === 0 ? 'done' : 'return';
      const rev = found?.rev ?? 0;
      await Promise.all(
        [teacher, principal].map((as) => reviewing(scene, as, each, rev, { outcome })),
      );
    }),
  );
  const { data } = await call(details, { as: teacher, payload: { task_id: taskId, limit: 20 } });
  const counted = Object.fromEntries(
    ANSWER_STATES.filter((state) => state !== 'new').map((state) => [
      state,
      data.students.list.filter((answer) => answer.state === state).length,
    ]),
  );
  expect(data.task.counts).toEqual(counted);
  expect(counted).toMatchObject({ opened: 2, handed_in: 2, returned: 3, done: 3 });
  expect(data.students.list).toHaveLength(12);
});

test('of two reviewers the second sees what the first one wrote; a repetition is none', async () => {
  const scene = await makeScene(2);
  const { students, teacher, principal, taskId } = scene;
  const [first, second] = students as [Person, Person];
  const { answer } = await answerTask(first, taskId);
  await answerTask(second, taskId);
  const both = await Promise.all([
    reviewing(scene, teacher, first, answer.rev, { score: 80 }),
    reviewing(scene, principal, first, answer.rev, { score: 60 }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok]);
  const [won] = both.filter(({ code }) => code === CODE.ok);
  const [lost] = both.filter(({ code }) => code === CODE.wait);
  expect(lost?.data).toMatchObject({ current: { score: won?.data.answer.score } });
  expect(won?.data.next_student_id).toBe(second.userId);
  const [as, score] = won === both[0] ? [teacher, 80] : ([principal, 60] as const);
  const again = await reviewing(scene, as, first, answer.rev, { score });
  expect(again.data.answer).toEqual(won?.data.answer);
});

test('a reminder reaches those who miss, once within an hour', async () => {
  const { students, teacher, taskId } = await makeScene(3);
  const [first] = students as [Person];
  await answerTask(first, taskId);
  const payload = { task_id: taskId };
  const both = await Promise.all([1, 2].map(() => call(remind, { as: teacher, payload })));
  expect(both.map(({ data }) => data)).toMatchObject([{ reminded: 2 }, { reminded: 2 }]);
  expect(both[0]?.data.at).toBe(both[1]?.data.at);
});
