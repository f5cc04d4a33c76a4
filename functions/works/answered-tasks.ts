import { type Task, tasks } from '#functions/domain/tasks/task.ts';
import { type TaskAnswer, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import type { Work } from '#functions/domain/works/work.ts';

interface AnsweredTask {
  /** Undefined when it was deleted. */
  readonly task: Task | undefined;
  /** The author's. */
  readonly answer: TaskAnswer | undefined;
}

/** The tasks that a work answers, or has answered. */
export async function loadAnsweredTasks(
  { schoolId, owner: userId, taskIds: ids = [] }: Work,
  options: { readonly consistent?: boolean } = {},
): Promise<AnsweredTask[]> {
  if (ids.length === 0) return [];
  const [found, answers] = await Promise.all([
    tasks.getMany(
      ids.map((id) => ({ schoolId, id })),
      options,
    ),
    taskAnswers.getMany(
      ids.map((id) => ({ schoolId, taskId: id, userId })),
      options,
    ),
  ]);
  return ids.map((_, index) => ({ task: found[index], answer: answers[index] }));
}
