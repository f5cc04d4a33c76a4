import type { QueryKey } from '@tanstack/react-query';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { isKeeping } from '#frontend/src/lib/offline/caches.ts';
import { answersOf } from '#frontend/src/lib/offline/kept-answers.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';

interface Page {
  readonly first?: readonly TaskDto[];
  readonly list?: readonly TaskDto[];
}

/** An answer that has a task, a page of tasks, or several pages, or that names the work of a task. */
export interface TasksAnswer extends Page {
  readonly task?: TaskDto;
  readonly pages?: readonly Page[];
  readonly answer?: { readonly work_id: string };
}

/** What was asked, and the answer. */
type Heard = readonly [QueryKey, TasksAnswer | undefined];

const { details, ofStudent, open } = tasks.endpoints;
const ASKED = [details, ofStudent, open];

const ofPage = ({ first = [], list = [] }: Page): TaskDto[] => [...first, ...list];

/** The tasks in an answer to one of the calls that a child's pages make. */
export const tasksIn = ({ task, pages, ...page }: TasksAnswer): TaskDto[] => [
  ...(task ? [task] : []),
  ...[page, ...(pages ?? [])].flatMap(ofPage),
];

const asksFor = (payload: unknown, task: string): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'task_id' in payload &&
  payload.task_id === task;

/** A task whose answer was begun or chosen on its page is not shown with its work before it is asked for again. */
const isAnsweredBy = (heard: readonly Heard[], task: string, work: string): boolean =>
  heard.some(([[, payload], said]) => said?.answer?.work_id === work && asksFor(payload, task));

function deadlinesIn(heard: readonly Heard[], work: string | null, task: string | null): string[] {
  const found = heard
    .flatMap(([, answer]) => (answer ? tasksIn(answer) : []))
    .filter(
      ({ id, work_id }) =>
        id === task || (work && (work_id === work || isAnsweredBy(heard, id, work))),
    )
    .map(({ deadline }) => deadline)
    .filter((deadline) => deadline !== '');
  return [...new Set(found)];
}

async function keptBy(person: string): Promise<readonly Heard[]> {
  if (!(await isKeeping())) return [];
  const paths = ASKED.map(({ path }) => path);
  return (
    (await answersOf({ person, language: currentLanguage() }))
      .filter(({ queryKey: [path] }) => paths.some((asked) => asked === path))
      // Safe: kept in the shape of this version's contract.
      .map(({ queryKey, data }) => [queryKey, data as TasksAnswer])
  );
}

/**
 * The deadlines of the tasks that a work answers, or that it is begun for, as far as the child's pages have shown them:
 * now, and before the editor was loaded. Of the latter, whatever the network does, the device's own answers tell.
 */
export class KnownDeadlines {
  private kept: readonly Heard[] = [];
  /** Settles when the device's answers are read, if it has any. */
  readonly areRead: Promise<void>;

  constructor(person: string) {
    this.areRead = this.read(person).catch(() => undefined);
  }

  private async read(person: string): Promise<void> {
    this.kept = await keptBy(person);
  }

  of(work: string | null, task: string | null): string[] {
    const shown = queryClient.getQueriesData<TasksAnswer>(matching(...ASKED));
    return deadlinesIn([...shown, ...this.kept], work, task);
  }
}
