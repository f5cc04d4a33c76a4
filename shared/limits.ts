/** Business constants (specification 9) and technical limits that belong to no noun; the others are in `<noun>/limits.ts`. */
export const LIMITS = {
  requestTimeoutMs: 10_000,
  toastMs: 2_000,
  toastActionMs: 8_000,
  logoutRedirectMs: 200,
  badgeMax: 99,
  bodyBytes: 1024 * 1024,
  /** A picture in base64, as a form: Lambda takes 6 MB of an event, in which a form is base64 once more. */
  pictureBodyBytes: 4 * 1024 * 1024,
  /** Lists and objects in a body of JSON. */
  bodyBrackets: { depth: 32, count: 20_000 },
  remarkMax: 200,
  /** A text in a row of a batch, before its own rule is looked at. */
  rowTextMax: 100,
  /** Rows of an exported sheet. */
  exportRowsMax: 10_000,
  objectKeyMax: 300,
  richTextBlocks: 500,
  /** The secret in an address that opens without a session. */
  publicTokenMax: 200,
  reasonMax: 100,
  /** Money of one entry, in the smallest unit of the currency. */
  moneyMax: 100_000_000,
  /** Longest text of a search. */
  searchTextMax: 40,
  pageSize: 20,
  pageSizeMax: 100,
  /** How long removed works and documents can be brought back. */
  trashDays: 30,
} as const;
