import { listOwnTasks } from './list-own-tasks.ts';
import { listTasks } from './list-tasks.ts';

export const TASKS_READINGS = { tasks: listOwnTasks, toReview: listTasks };
