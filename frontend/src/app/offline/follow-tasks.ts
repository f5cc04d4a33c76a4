import type { Query } from '@tanstack/react-query';
import { whenIdle } from '#frontend/src/entities/scratch/fetch-ahead.ts';
import {
  type TasksAnswer,
  tasksIn,
} from '#frontend/src/entities/scratch/saving/known-deadlines.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { fetchTemplates } from './fetch-templates.ts';
import { childSession } from './follow-queries.ts';
import { isFilledIn } from './kept-queries.ts';

const { details, ofStudent } = tasks.endpoints;
const { predicate: showsTasks } = matching(details, ofStudent);

/** What the server has last said of the tasks of the child who is signed in. */
const heard = new Map<string, TaskDto>();
let person: string | undefined;

let isPlanned = false;
let fetching: Promise<void> = Promise.resolve();

async function fetchNow(): Promise<void> {
  isPlanned = false;
  const child = childSession()?.user.id;
  if (child && child === person) await fetchTemplates(child, [...heard.values()]);
}

/** Once the page is idle, and what was begun before is done. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  whenIdle(() => {
    fetching = fetching.then(fetchNow).catch(() => undefined);
  });
}

function hear(query: Query): void {
  const { data } = query.state;
  const child = childSession();
  if (!child || !showsTasks?.(query) || data === undefined || isFilledIn(data)) return;
  if (person !== child.user.id) heard.clear();
  person = child.user.id;
  // Safe: an answer to one of the calls asked about.
  for (const task of tasksIn(data as TasksAnswer)) heard.set(task.id, task);
  plan();
}

let following = false;

/** From now on the device keeps what a child needs to begin the tasks that its pages show. */
export function followTasks(): void {
  const cache = queryClient.getQueryCache();
  if (!following) {
    following = true;
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') hear(event.query);
    });
  }
  for (const query of cache.getAll()) hear(query);
}
