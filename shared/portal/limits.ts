/** Limits of signing in, and of sessions. */
export const SIGN_IN_LIMITS = {
  /** Failures within the window after which a proof of work is demanded (product: settled point 8). */
  challengeAfter: 5,
  windowSeconds: 10 * 60,
  challengeSeconds: 5 * 60,
  /** How long a challenge counts for the account that it was given for, although a harder one is demanded since. */
  challengeGraceSeconds: 60,
  /** How long a warm function may use an outdated account or school. */
  accountCacheMs: 30_000,
  idTokenSeconds: 60 * 60,
  refreshTokenDays: 30,
  /** Sessions of one person that ended before their tokens, and are kept by name. */
  endedSessions: 20,
} as const;
