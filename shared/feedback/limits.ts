/** Limits of feedback. */
export const FEEDBACK_LIMITS = {
  textMax: 2000,
  picturesMax: 3,
  /** Feedback that one person sends within a day, and answers in one conversation. */
  perDay: 20,
  answerMax: 1000,
  answersMax: 40,
  /** Ids of failed requests, and the address of a page, among the technical facts. */
  requestsMax: 5,
  pageMax: 120,
  /** How long it is kept after its last change. */
  keptDays: 400,
} as const;
