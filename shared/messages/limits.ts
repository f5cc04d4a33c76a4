/** Limits of codes and messages to phones and e-mail addresses. */
export const MESSAGE_LIMITS = {
  /** Codes sent to phones: how long one is valid, how often it may be tried, how often one is sent. */
  codeDigits: 6,
  codeSeconds: 5 * 60,
  codeTries: 5,
  codeGapSeconds: 60,
  codesPerDay: 10,
  /** From one network, which a whole school may share, within 24 hours. */
  codesPerNetwork: 500,
  /** Codes for a forgotten password: of one account from one network, and to one phone, within 24 hours. */
  codesPerAsker: 5,
  recoveriesPerDay: 20,
  /** How long a code can be requested and entered after the account was. */
  codeTicketSeconds: 15 * 60,
  ticketMax: 600,
  /** A request for a code takes at least so long, whether one is sent or not. */
  codeAnswerMs: 1_000,
  /** Free text of a message to a class, and the things to bring along. */
  wordsMax: 60,
  thingMax: 40,
  /**
   * Messages to classes that a school on trial sends within a day; any other school sends as many as its
   * edition has students.
   */
  trialPerDay: 30,
  /** How long a phone counts as verified after its code was entered. */
  phoneProofSeconds: 15 * 60,
} as const;
