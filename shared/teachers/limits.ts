/** Limits of teachers. */
export const TEACHER_LIMITS = {
  nameMax: 30,
} as const;
