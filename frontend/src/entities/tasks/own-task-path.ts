import type { TaskId } from '#shared/ids.ts';

/** All tasks of the student, and one of them. */
export const OWN_TASKS = '/student/task';
export const ownTaskPath = (id: TaskId): string => `${OWN_TASKS}?${new URLSearchParams({ id })}`;
