import { type Task, tasks } from '#functions/domain/tasks/task.ts';
import { type TaskAnswer, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { TaskId } from '#shared/ids.ts';

interface AnsweredTask {
  /** Undefined when it was deleted. */
  readonly task: Task | undefined;
  /** The author's. */
  readonly answer: TaskAnswer | undefined;
}

/** The tasks that a work answers, or has answered. */
export async function loadAnsweredTasks(
  { schoolId, owner: userId, taskId, taskIds = [] }: Work,
  options: { readonly consistent?: boolean } = {},
): Promise<AnsweredTask[]> {
  // Works of older code name only the task that they were made for.
  const made = TaskId.safeParse(taskId).data;
  const ids = [...new Set([...taskIds, ...(made ? [made] : [])])];
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
