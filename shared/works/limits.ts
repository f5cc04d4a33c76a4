/** Limits of works. */
export const WORK_LIMITS = {
  titleMax: 30,
  descriptionMax: 500,
  /** Classes that a work is published to. */
  classesMax: 5,
  /** Works removed with one call. */
  perCall: 20,
  /** How long the store keeps what was deleted from works: thinned versions, and what was deleted by mistake. */
  recoverableDays: 4,
  versionNoteMax: 100,
  versionsMax: 1_000_000,
  deviceMax: 64,
  commentMax: 300,
  /** Words on a school's list of words that comments must not contain. */
  blockedWordsMax: 200,
  blockedWordMax: 20,
  /** Abuse reports without a session that come from a network on a day. */
  visitorReportsPerNetwork: 20,
  /** Tasks that one work answers: what their deadlines freeze stays. */
  tasksMax: 20,
  /** A first save is believed to be at most this old when it arrives. */
  madeDays: 30,
} as const;

/** The student's newest works. */
export const WORKS_SHOWN = 3;
