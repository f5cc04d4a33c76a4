/** Limits of lessons and the calendar. */
export const LESSON_LIMITS = {
  /** Minutes of a lesson; lessons end on the day on which they begin. */
  minutesMin: 10,
  minutesMax: 12 * 60,
  topicMax: 100,
  hoursMax: 12,
  /** Lessons of one series, and how far ahead lessons are planned. */
  seriesLessonsMax: 200,
  /** Lessons that the end of a class cancels, and that are given to substitutes at once. */
  termLessonsMax: 400,
  substitutesMax: 100,
  planAheadDays: 800,
  /** How much later a lesson that was held without being planned can be entered. */
  planBackDays: 31,
  /** Students of other classes in one lesson. */
  guestsMax: 10,
  /** How long before its beginning a lesson can be started; its record can be written any time after. */
  startEarlyMinutes: 60,
  /** Within this time after its planned beginning, ending a lesson asks for a confirmation. */
  endEarlyMinutes: 10,
  /** Longest period of the calendar, in days: six weeks. */
  calendarDays: 42,
  roomsMax: 100,
  coursesMax: 100,
  holidaysMax: 200,
} as const;

/** Of a student or a live teacher, who have no calendar of their own. */
export const NEXT_LESSONS_SHOWN = 5;
/** On the home of staff; the calendar has all of them. */
export const TODAYS_LESSONS_SHOWN = 6;

/** In its last minutes before, a lesson is as good as now. */
export const LESSON_SOON_MS = 600_000;
