/** Limits of students and their families. */
export const STUDENT_LIMITS = {
  nameMax: 30,
  guardiansMax: 4,
  guardianNameMax: 30,
  siblingsMax: 8,
  perBatch: 100,
  /** How long a sign-in card is valid: for students of classes without an end, and at most. */
  cardDays: 180,
  cardDaysMax: 366,
} as const;
