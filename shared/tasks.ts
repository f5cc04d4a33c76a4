/** What may be handed in. */
export const TASK_KINDS = ['scratch', 'python', 'upload', 'any'] as const;

/** `scheduled` is given to its students at a time to come. */
export const TASK_STATES = ['draft', 'scheduled', 'released', 'withdrawn'] as const;
export type TaskState = (typeof TASK_STATES)[number];

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
