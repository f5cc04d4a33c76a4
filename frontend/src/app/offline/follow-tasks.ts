import type { Query } from '@tanstack/react-query';
import {
  type TasksAnswer,
  tasksIn,
} from '#frontend/src/entities/scratch/saving/known-deadlines.ts';
import { childHere } from '#frontend/src/lib/offline/kept-templates.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { fetchTemplates } from './fetch-templates.ts';

const { details, ofStudent } = tasks.endpoints;
const { predicate: showsTasks } = matching(details, ofStudent);

/**
 * What is loaded before. Not imported: the bundler would take what two files need out of the one that the sign-in page
 * names.
 */
interface Ways {
  /** Whether an answer is an old one that the device has filled in. */
  readonly isFilledIn: (data: unknown) => boolean;
  readonly whenIdle: (work: () => void) => void;
  readonly maySpend: () => boolean;
}

/** What the server has last said of the tasks of the child who is signed in. */
const heard = new Map<string, TaskDto>();
let person: string | undefined;

let isPlanned = false;
let fetching: Promise<void> = Promise.resolve();

async function fetchNow({ maySpend }: Ways): Promise<void> {
  isPlanned = false;
  const child = childHere();
  if (child && child === person) await fetchTemplates(child, [...heard.values()], maySpend);
}

/** Once the page is idle, and what was begun before is done. */
function plan(ways: Ways): void {
  if (isPlanned) return;
  isPlanned = true;
  ways.whenIdle(() => {
    fetching = fetching.then(() => fetchNow(ways)).catch(() => undefined);
  });
}

function hear(query: Query, ways: Ways): void {
  const { data } = query.state;
  const child = childHere();
  if (!child || !showsTasks?.(query) || data === undefined || ways.isFilledIn(data)) return;
  if (person !== child) heard.clear();
  person = child;
  // Safe: an answer to one of the calls asked about.
  for (const task of tasksIn(data as TasksAnswer)) heard.set(task.id, task);
  plan(ways);
}

let following = false;

/** From now on the device keeps what a child needs to begin the tasks that its pages show. */
export function followTasks(ways: Ways): void {
  const cache = queryClient.getQueryCache();
  if (!following) {
    following = true;
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') hear(event.query, ways);
    });
  }
  for (const query of cache.getAll()) hear(query, ways);
}
