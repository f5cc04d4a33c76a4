import { matching } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';

interface Page {
  readonly first?: readonly TaskDto[];
  readonly list?: readonly TaskDto[];
}

/** An answer that has a task, a page of tasks, or several pages. */
interface Answer extends Page {
  readonly task?: TaskDto;
  readonly pages?: readonly Page[];
}

const ofPage = ({ first = [], list = [] }: Page): TaskDto[] => [...first, ...list];

const tasksIn = ({ task, pages, ...page }: Answer): TaskDto[] => [
  ...(task ? [task] : []),
  ...[page, ...(pages ?? [])].flatMap(ofPage),
];

/**
 * The deadlines of the tasks that a work answers, or that it is begun for, as far as the child's pages have shown them:
 * without a network those that the device keeps.
 */
export function knownDeadlines(work: string | null, task: string | null): string[] {
  const { details, ofStudent } = tasks.endpoints;
  const answers = queryClient.getQueriesData<Answer>(matching(details, ofStudent));
  return answers
    .flatMap(([, answer]) => (answer ? tasksIn(answer) : []))
    .filter((each) => each.id === task || (work !== null && each.work_id === work))
    .map(({ deadline }) => deadline)
    .filter((deadline) => deadline !== '');
}
