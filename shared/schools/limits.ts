/** Limits of a school: its information, and the end of its subscription. */
export const SCHOOL_LIMITS = {
  nameMax: 60,
  sloganMax: 80,
  contactMax: 60,
  addressMax: 200,
  /** The introduction of a school, as JSON; and a picture in it. */
  aboutBytes: 200_000,
  aboutPicturesMax: 32,
  pictureBytes: 2 * 1024 * 1024,
  overdueWarningDays: 7,
  retentionMonths: 6,
  /** Days before the erasure of a school's data on which its principals are reminded. */
  erasureRemindedDays: [30, 7, 1],
} as const;
