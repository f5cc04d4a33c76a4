import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { loadVisibleTask } from '#functions/domain/tasks/task-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { toSubmissionDto } from './answer-dtos.ts';
import { loadStudentAnswer } from './student-answer.ts';

/** Students see their own answer, staff those of students whom they teach. */
export const getSubmission: UseCase<typeof contract.endpoints.submission> = async (
  actor,
  { task_id, student_id },
  deps,
) => {
  const now = deps.now();
  if (actor.role !== ROLE.student) {
    const { task, student, answer } = await loadStudentAnswer(actor, task_id, student_id);
    return toSubmissionDto(task, student, answer, now);
  }
  const { schoolId, userId, user } = actor;
  if (student_id !== userId) throw new CallError(CODE.forbidden);
  const task = await loadVisibleTask(actor, task_id, now);
  const key = { schoolId, taskId: task_id, userId };
  return toSubmissionDto(task, user, await taskAnswers.get(key, { consistent: true }), now);
};
