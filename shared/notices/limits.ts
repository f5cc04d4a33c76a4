/** Limits of notices that schools write. */
export const NOTICE_LIMITS = {
  titleMax: 60,
  /** A search finds a word of a title that begins within its first so many characters. */
  titleSearched: 24,
  contentBytes: 50_000,
  filesMax: 12,
  /** Classes and single persons that a notice goes to; an entry of each is written in one transaction. */
  classesMax: 20,
  peopleMax: 20,
  /** How a notice begins, in lists. */
  summaryMax: 120,
  /** Notices that stand above the others, in a school. */
  pinnedMax: 5,
  /** Older notices count as read, and who joins a class sees its notices so far back. */
  unreadDays: 30,
  /** How long a person's list remembers which of them were read. */
  markDays: 90,
  remindHours: 24,
  templateNameMax: 30,
  /** Readers of one page: whether each of so many people has read is asked one by one. */
  readersMax: 40,
  /** Notices on the page of a child for the family. */
  ofFamily: 6,
} as const;

export const NOTICES_SHOWN = 5;

export const NOTICES_SHOWN_TO_STUDENTS = 3;
