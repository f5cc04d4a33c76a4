/** Limits of the records of lessons. */
export const TEACHING_LIMITS = {
  /** Students in a record: those of the class, guests, and who left since. */
  recordStudentsMax: 240,
  commentMax: 300,
  contentMax: 2000,
  homeworkMax: 1000,
  picturesMax: 9,
  pictureBytes: 1024 * 1024,
  /** Pictures of a lesson that are stored, also such as its record does not show (yet). */
  picturesStoredMax: 20,
  /** Missing records are counted up to this. */
  missingCountMax: 100,
  /** Lessons of a class in one answer of its attendance register: each has all its students. */
  registerPageMax: 40,
  /** A record is in time when it is written within so many hours after the lesson. */
  recordInTimeHours: 24,
} as const;

/** Past lessons of a student. */
export const RECORDS_SHOWN = 4;

/** Past lessons of a live teacher without a record. */
export const MISSING_SHOWN = 5;
