import type { Role } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';

/** What may be handed in. */
export const TASK_KINDS = ['scratch', 'python', 'upload', 'any'] as const;

/** `scheduled`: will be given to its students at a later time. */
export const TASK_STATES = ['draft', 'scheduled', 'released', 'withdrawn'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Filters of task lists: a state, or `past` for released tasks whose deadline is over. */
export const TASK_FILTERS = [...TASK_STATES, 'past'] as const;

/** Who may reuse a task: its author only, or all staff of the school. */
export const TASK_LIBRARIES = ['own', 'school'] as const;

/** Progress of a student. `new`: has not opened the task; `late`: handed in after the deadline. */
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

/** Waiting to be reviewed. */
export const WAITING_STATES: readonly AnswerState[] = ['handed_in', 'late'];
/** Nothing is handed in, or it was returned. */
export const MISSING_STATES: readonly AnswerState[] = ['new', 'opened', 'working', 'returned'];

/**
 * What an answer was when its deadline passed: handed in; a work that was not handed in; no more than the
 * task's template; nothing.
 */
export const DEADLINE_STATES = ['handed_in', 'work', 'template', 'nothing'] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** What a review is about: what was handed in, the work as it was at the deadline, or what arrived late. */
export const REVIEWED = ['handed_in', 'deadline', 'arrived'] as const;
export type Reviewed = (typeof REVIEWED)[number];

/**
 * What would happen to a hand-in now: in time, marked late, past the last deadline, reviewed already, handed in
 * too often, or not the student's task (any more).
 */
export const HAND_IN_STATES = ['open', 'late', 'over', 'reviewed', 'often', 'gone'] as const;
export type HandInState = (typeof HAND_IN_STATES)[number];

/** A task may be changed by its author and by principals. */
export const mayChangeTask = (
  caller: { readonly role: Role; readonly userId: string },
  author: string,
): boolean => mayChange(caller, [author]);
