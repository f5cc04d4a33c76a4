import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';
import { storeGiven, storeGivenTo } from '#tests/factories/task.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';

it('shows what was written about the student, and tasks of other teachers without a link', async () => {
  const { principal, teacher } = await makeStudentStaff();
  const student = await makeStudent(principal, {});
  await storeRecord(await makePastLesson(teacher, [student]));
  await storeGivenTo(student, { title: '迷宫' });
  const payload = { student_id: studentId(student) };
  const ask = { as: teacher, payload };

  expect((await call(students.endpoints.remarks, ask)).data.list).toMatchObject([
    { phrase: 'great', comment: '今天很专心' },
  ]);
  expect((await call(students.endpoints.tasks, ask)).data.list).toMatchObject([
    { title: '迷宫', state: 'new', handed_in: null, readable: false },
  ]);
  const seen = await call(students.endpoints.tasks, { as: principal, payload });
  expect(seen.data.list).toMatchObject([{ title: '迷宫', readable: true }]);
});

it('tells what the deadline has frozen, as the review does', async () => {
  const { teacher } = await makeStudentStaff();
  const { student, task } = await storeGiven(teacher, {
    releaseAt: minutesAgo(60),
    deadline: minutesAgo(20),
  });
  const tasksOf = async () => {
    const payload = { student_id: studentId(student) };
    return (await call(students.endpoints.tasks, { as: teacher, payload })).data.list;
  };
  expect(await tasksOf()).toMatchObject([{ state: 'new', at_deadline: 'nothing' }]);
  const workId = await storeHistory(student, [{ at: minutesAgo(40) }, { at: minutesAgo(10) }]);
  await storeWorking(student, task.id, workId, minutesAgo(50));
  expect(await tasksOf()).toMatchObject([
    { state: 'working', at_deadline: 'work', handed_in: null },
  ]);

  const open = await storeGiven(teacher, { deadline: minutesAgo(-20) });
  const payload = { student_id: studentId(open.student) };
  const { data } = await call(students.endpoints.tasks, { as: teacher, payload });
  expect(data.list).toMatchObject([{ at_deadline: '' }]);
});

it.each(['tasks', 'remarks'] as const)(
  'a teacher sees the %s of own students only',
  async (name) => {
    const { principal, teacher, novice } = await makeStudentStaff();
    const student = await makeStudent(principal, {});
    await makeClass(teacher, [student]);
    const payload = { student_id: studentId(student) };

    for (const as of [principal, teacher]) {
      const { data } = await call(students.endpoints[name], { as, payload });
      expect(data).toMatchObject({ list: [], cursor: null });
    }
    const { code } = await call(students.endpoints[name], { as: novice, payload });
    expect(code).toBe(CODE.forbidden);
  },
);
