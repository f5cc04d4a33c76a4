/** Limits of tasks and answers. */
export const TASK_LIMITS = {
  titleMax: 30,
  /** The content of a task, as JSON; files in it and attached to it. */
  contentBytes: 50_000,
  filesMax: 12,
  /** Classes and single students that a task is given to; all change in one transaction. */
  classesMax: 20,
  studentsMax: 25,
  commentMax: 500,
  /** How often one student hands in for one task. */
  handInsMax: 50,
  /** The newest tasks of a student, which the progress rings count. */
  ringMax: 50,
  /** The days before a deadline in which a student sees a task first, and how many tasks are seen first. */
  dueSoonDays: 3,
  first: 3,
  firstMax: 20,
  /** How many of the newest tasks of each class of a student are looked at for deadlines. */
  lookedAt: 200,
  /** Students of one step of reminding, and how often a student is reminded. */
  remindedAtOnce: 40,
  remindSeconds: 60 * 60,
} as const;
