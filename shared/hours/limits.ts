/** Limits of the hours ledger. */
export const HOUR_LIMITS = {
  /** Class hours of one entry of a ledger, and entries of which something is left at a time. */
  ofEntryMax: 1000,
  lotsMax: 50,
  receiptMax: 40,
  /** Days ahead within which expiring hours are announced. */
  expireSoonDays: 30,
} as const;
