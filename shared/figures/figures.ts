/**
 * Figures that are kept by day and month, by owner. To add one: its name here, `countingFigures` in the
 * transaction of what it counts, and its texts on the screens.
 *
 * `joined` and `left`: students who joined and left. `active`: students who signed in, each once a day in
 * the figure of a day and once a month in that of a month; of a student, the days with a sign-in.
 *
 * `lessons`: lessons that were taught, `hours`: what they took from students; then students by attendance
 * (`shared/teaching/fields.ts`). All on the day of the lesson, also when it is recorded later.
 *
 * `works`: works that were published for the first time, in the school and in each class that they were published to.
 */
const TEACHING = ['lessons', 'hours', 'present', 'late', 'leave', 'absent', 'makeup'] as const;
export const FIGURES = {
  school: ['joined', 'left', 'active', 'works', ...TEACHING],
  class: ['joined', 'left', 'active', 'works', ...TEACHING],
  teacher: TEACHING,
  student: ['active'],
} as const;

/**
 * Figures that are kept by month only, in small items of their own (record 123), for analysis.
 *
 * Of teaching: the figures above; `minutes`: how long the lessons were, `seats`: the places in their classes,
 * `inTime`: lessons whose record was written within `LIMITS.recordInTimeHours` after their end; `tasks` that were
 * given, `reviews` of what students handed in and `reviewMinutes` that they waited in all; `works` as above,
 * and of the teachers of those classes; `reports` that were published.
 *
 * Of hours: `sold`, `given`, `used`, `expired` and taken `back` with a refund; `income` and `refunds` in the
 * smallest unit of the currency, and how it was paid (`income.wechat`); purchases of students who never bought
 * before (`first`) and of those who did (`renewals`); and by how much what is still to be taught grew: hours
 * (`unused`), hours that families owe (`owed`), money (`value`). A correction counts in the month in which it is made.
 */
const TEACHING_MONTHS = [
  ...TEACHING,
  'minutes',
  'seats',
  'inTime',
  'tasks',
  'reviews',
  'reviewMinutes',
  'works',
  'reports',
] as const;
/** Those that follow from the entries of a month alone. */
const BOOKED_FIGURES = [
  'sold',
  'given',
  'used',
  'expired',
  'back',
  'income',
  'refunds',
  'first',
  'renewals',
] as const;
const HOURS_MONTHS = [...BOOKED_FIGURES, 'unused', 'owed', 'value'] as const;
export const MONTH_FIGURES = { teaching: TEACHING_MONTHS, hours: HOURS_MONTHS } as const;
export type TeachingFigure = (typeof TEACHING_MONTHS)[number];
export type HoursFigure = (typeof HOURS_MONTHS)[number];

export type FigureOwnerKind = keyof typeof FIGURES;
export type FigureOf<K extends FigureOwnerKind> = (typeof FIGURES)[K][number];
export type Figure = FigureOf<FigureOwnerKind>;

/** What one row of statistics stands for. */
export const GRAINS = ['day', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** Periods that end today: 7, 30 and 90 days, and twelve months including the current one. */
export const PERIODS = ['week', 'month', 'term', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];
