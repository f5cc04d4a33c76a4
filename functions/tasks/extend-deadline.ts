import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { noAnswer, writingAnswer } from '#functions/domain/tasks/task-answer.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { answerRecord } from './answer-dtos.ts';
import { toInstant } from './edited-task.ts';
import { loadPlace } from './load-answer.ts';
import { tellingStudent } from './tell-student.ts';

/** Gives one student a later deadline, or takes it back. */
export const extendDeadline: UseCase<typeof contract.endpoints.extend> = (actor, wish, deps) =>
  untilWritten(async () => {
    const now = deps.now();
    const extension = toInstant(wish.deadline);
    const place = await loadPlace(actor, wish.task_id, wish.student_id);
    const { task, student, answer } = place;
    const { schoolId, id: taskId } = task;
    const before = answer ?? { ...noAnswer({ schoolId, taskId, userId: student.id }), rev: 0 };
    if (before.extension === extension) return { answer: await answerRecord(student, answer, now) };
    if (extension && extension <= now.toISOString()) throw refuseField('deadline', 'past');
    const after = { ...before, extension };
    const detail = { id: taskId, student: student.id, before: before.extension, after: extension };
    await transact([
      ...writingAnswer(answer, after),
      ...(extension
        ? tellingStudent(task, student.id, 'Extended', { by: actor.user.name }, now)
        : []),
      ...loggingOperation({ ...actor, now }, 'task.extend', detail),
    ]);
    return { answer: await answerRecord(student, { ...after, rev: before.rev + 1 }, now) };
  });
