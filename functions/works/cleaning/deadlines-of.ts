import { tasks } from '#functions/domain/tasks/task.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { TaskId } from '#shared/ids.ts';

/**
 * The deadlines that a work is kept for: of the tasks that it answers, and the author's own ones. A deadline is
 * only ever moved to a time that lies ahead, so one that is not known yet asks for a version that is the newest
 * now, or is yet to come; an extension that is taken back leaves the task's own.
 */
export async function deadlinesOf({
  schoolId,
  owner: userId,
  taskId,
  taskIds = [],
}: Work): Promise<string[]> {
  // Works of older code name only the task that they were made for.
  const made = TaskId.safeParse(taskId).data;
  const ids = [...new Set([...taskIds, ...(made ? [made] : [])])];
  if (ids.length === 0) return [];
  const now = { consistent: true };
  const [found, answers] = await Promise.all([
    tasks.getMany(
      ids.map((id) => ({ schoolId, id })),
      now,
    ),
    taskAnswers.getMany(
      ids.map((id) => ({ schoolId, taskId: id, userId })),
      now,
    ),
  ]);
  const all = [
    ...found.map((task) => task?.deadline ?? ''),
    ...answers.map((answer) => answer?.extension ?? ''),
  ];
  return [...new Set(all.filter((deadline) => deadline !== ''))];
}
