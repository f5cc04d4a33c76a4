/** Limits of equipment, loans and stock-takings. */
export const EQUIPMENT_LIMITS = {
  kindsMax: 200,
  kindNameMax: 40,
  categoryMax: 20,
  /** The letters before the numbers of a kind's pieces. */
  codeMax: 8,
  noteMax: 300,
  numberMax: 24,
  serialMax: 40,
  placeMax: 40,
  /** Pieces that are added, and lent, with one call. */
  addedMax: 50,
  lentMax: 40,
  loanDays: 14,
  loanDaysMax: 366,
  /** Overdue pieces are counted up to this, and so many are shown on a home. */
  overdueMax: 100,
  overdueShown: 5,
  /** Codes that a device sends at once during a stock-taking. */
  scansMax: 30,
  /** Pieces that one step of closing a stock-taking looks at. */
  closedAtOnce: 50,
} as const;
