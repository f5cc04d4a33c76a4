/** Limits of registrations and call-backs. */
export const REGISTRATION_LIMITS = {
  /** Names are short in a registration, which writes a school with its search entries in one transaction. */
  schoolNameMax: 32,
  personNameMax: 20,
  trialDays: 30,
  /** Requests for a call-back from one address within a day. */
  callBacksPerDay: 10,
} as const;
