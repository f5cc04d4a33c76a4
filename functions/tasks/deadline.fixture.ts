import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { TaskId, WorkId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { storeGiven } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory } from '#tests/factories/work-history.ts';

const { details, submission } = tasks.endpoints;
export const inMinutes = (minutes: number) => minutesAgo(-minutes);

/** The deadline was 20 minutes ago; the work was saved 40, 30, 10 and 5 minutes ago. */
export async function makeScene(more: Partial<TaskValue> = {}) {
  const staff = await makeStaff();
  const { student, task } = await storeGiven(staff.teacher, {
    releaseAt: minutesAgo(60),
    deadline: minutesAgo(20),
    ...more,
  });
  const workId = await storeHistory(
    student,
    [40, 30, 10, 5].map((age) => ({ at: minutesAgo(age) })),
  );
  return { ...staff, student, taskId: task.id, workId, classId: task.classIds[0] };
}

/** The answer of a student. */
export const ask = async (as: Person, student: Person, taskId: TaskId) => {
  const payload = { task_id: taskId, student_id: studentId(student) };
  return (await call(submission, { as, payload })).data;
};
/** The students of a task. */
export const listed = async (as: Person, taskId: TaskId) =>
  (await call(details, { as, payload: { task_id: taskId, limit: 20 } })).data.students.list;

/** A version as it is handed in, without the time. */
export const handedIn = (workId: WorkId) => ({
  workId,
  version: 1,
  title: '迷宫',
  kind: 'scratch' as const,
  name: 'a.sb3',
  bytes: 10,
  contentType: 'a/b',
  key: '',
  thumbnail: '',
  late: false,
  words: '',
});
