import type { Work } from '#functions/domain/works/work.ts';
import { loadAnsweredTasks } from '../answered-tasks.ts';

/**
 * The deadlines that a work is kept for: of the tasks that it answers, and the author's own ones. A deadline is
 * only ever moved to a time that lies ahead, so one that is not known yet asks for a version that is the newest
 * now, or is yet to come; an extension that is taken back leaves the task's own.
 */
export async function deadlinesOf(work: Work): Promise<string[]> {
  const answered = await loadAnsweredTasks(work, { consistent: true });
  const all = answered.flatMap(({ task, answer }) => [
    task?.deadline ?? '',
    answer?.extension ?? '',
  ]);
  return [...new Set(all.filter((deadline) => deadline !== ''))];
}
