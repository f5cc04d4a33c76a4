import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { stateAtDeadline } from '#functions/domain/tasks/states-at-deadline.ts';
import { noAnswer, writingAnswer } from '#functions/domain/tasks/task-answer.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { toAnswerDto } from './answer-dtos.ts';
import { toInstant } from './edited-task.ts';
import { loadStudentAnswer } from './student-answer.ts';

/** Gives one student a later deadline, or removes it. */
export const extendDeadline: UseCase<typeof contract.endpoints.extend> = (actor, input, deps) =>
  retryWrite(async () => {
    const now = deps.now();
    const extension = toInstant(input.deadline);
    const submission = await loadStudentAnswer(actor, input.task_id, input.student_id);
    const { task, student, answer } = submission;
    const { schoolId, id: taskId } = task;
    const before = answer ?? { ...noAnswer({ schoolId, taskId, userId: student.id }), rev: 0 };
    const shown = async (current: typeof answer) =>
      toAnswerDto(student, current, await stateAtDeadline(task, current, now), now);
    if (before.extension === extension) return { answer: await shown(answer) };
    if (extension && extension <= now.toISOString()) throw refuseField('deadline', 'past');
    const after = { ...before, extension };
    const detail = { id: taskId, student: student.id, before: before.extension, after: extension };
    await transact([
      ...writingAnswer(answer, after),
      ...(extension
        ? notifying(
            { schoolId, userId: student.id },
            'tasks.toldExtended',
            { by: actor.user.name, task: task.title },
            now,
            taskId,
          )
        : []),
      ...loggingOperation({ ...actor, now }, 'task.extend', detail),
    ]);
    return { answer: await shown({ ...after, rev: before.rev + 1 }) };
  });
