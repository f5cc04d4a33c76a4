/** Limits of certificates. */
export const CERTIFICATE_LIMITS = {
  /** A template: its name, what is on it, and how many a school has. */
  templateNameMax: 40,
  templatesMax: 30,
  boxesMax: 30,
  boxTextMax: 300,
  designBytes: 20_000,
  /** Sizes of letters in points. */
  sizeMin: 6,
  sizeMax: 120,
  /** What a certificate says. */
  titleMax: 40,
  courseMax: 40,
  levelMax: 20,
  /** Certificates that are made or printed together. */
  togetherMax: 100,
  /** Certificates that one request deletes. */
  deletedMax: 20,
  /** Certificates on one page of a list. */
  pageMax: 50,
  /** Certificates that a search in a list looks at together; it does so four times for one answer at most. */
  lookedAtTogether: 100,
  /** Of a child on the page for the family. */
  familyMax: 12,
  /** Who made one may delete it for so long; afterwards it can be revoked only. */
  deleteHours: 24,
  /** How often one may be made again. */
  versionsMax: 20,
  numberMax: 60,
  /** Wrong numbers that one network may try within an hour. */
  triesPerHour: 30,
} as const;
