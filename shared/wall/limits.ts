/** Limits of the wall of a class, and of the editors that report to it. */
export const WALL_LIMITS = {
  /** How long the wall of a class stays open after the end of its lesson. */
  afterMinutes: 60,
  /** How often the wall is polled, and how often an editor reports; more often while a child waits. */
  pollSeconds: 6,
  presenceSeconds: 30,
  helpSeconds: 10,
  /** An editor without a report for this long is offline. */
  presenceLostSeconds: 90,
  /** Marks on the wall: nothing changed for this long; still no blocks after this long. */
  idleSeconds: 300,
  emptySeconds: 120,
  /** Errors that an editor counts between two reports. */
  editorErrorsMax: 999,
  /** How often an editor outside lessons asks whether one has begun: when one is about to, and at most. */
  lessonAskSeconds: 60,
  lessonAskLatestSeconds: 15 * 60,
  /** Reports of one opened editor, and requests for help of one child in a lesson. */
  signsMax: 1_000_000,
  helpsMax: 9_999,
} as const;
