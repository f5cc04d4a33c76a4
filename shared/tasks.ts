import { ROLE, type Role } from './roles.ts';

/** What may be handed in. */
export const TASK_KINDS = ['scratch', 'python', 'upload', 'any'] as const;

/** `scheduled` is given to its students at a time to come. */
export const TASK_STATES = ['draft', 'scheduled', 'released', 'withdrawn'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What lists of tasks are narrowed by: a state, or `past` for released ones whose deadline is over. */
export const TASK_FILTERS = [...TASK_STATES, 'past'] as const;

/** For whom a task can be taken over: its author only, or all staff of the school. */
export const TASK_LIBRARIES = ['own', 'school'] as const;

/** How far a student is. `new`: has not opened it; `late`: handed in after the deadline. */
export const ANSWER_STATES = [
  'new',
  'opened',
  'working',
  'handed_in',
  'late',
  'returned',
  'done',
] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Waits to be reviewed. */
export const WAITING_STATES: readonly AnswerState[] = ['handed_in', 'late'];
/** Nothing is handed in that counts. */
export const MISSING_STATES: readonly AnswerState[] = ['new', 'opened', 'working', 'returned'];

/**
 * What a student who hands in now would meet: in time, called late, too late, reviewed already, more often
 * than is possible, or a task that is not the student's (any more).
 */
export const HAND_IN_STATES = ['open', 'late', 'over', 'reviewed', 'often', 'gone'] as const;
export type HandInState = (typeof HAND_IN_STATES)[number];

/** A task may be changed by its author and by principals. */
export const mayChangeTask = (
  { role, userId }: { readonly role: Role; readonly userId: string },
  author: string,
): boolean => role === ROLE.principal || author === userId;
