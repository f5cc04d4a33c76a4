import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import type { Task } from '#functions/domain/tasks/task.ts';
import { type TaskAnswer, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { loadTask } from '#functions/domain/tasks/task-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { StudentId, TaskId } from '#shared/ids.ts';

export interface StudentAnswer {
  readonly task: Task;
  readonly student: User;
  readonly answer: TaskAnswer | undefined;
}

/**
 * A student's answer for staff who teach the student. Throws 2004 when there is no such task or student, or
 * the task is not given to the student; 2003 for a student whom the caller does not teach.
 */
export async function loadStudentAnswer(
  actor: Actor,
  taskId: TaskId,
  studentId: StudentId,
): Promise<StudentAnswer> {
  const { schoolId } = actor;
  const [task, answer] = await Promise.all([
    loadTask(actor, taskId),
    taskAnswers.get({ schoolId, taskId, userId: studentId }, { consistent: true }),
  ]);
  const student = await loadOwnStudent(actor, studentId);
  const isTarget =
    task.studentIds.includes(student.id) ||
    task.classIds.some((id) => student.classIds.includes(id));
  if (!answer && (!isTarget || task.state === 'draft'))
    throw new CallError(CODE.notFound, { reason: 'tasks.notGiven' });
  return { task, student, answer };
}
