/**
 * Figures that are kept by day and month, by owner. To add one: its name here, `countingFigures` in the
 * transaction of what it counts, and its texts on the screens.
 *
 * `joined` and `left`: students who joined and left. `active`: students who signed in, each once a day in
 * the figure of a day and once a month in that of a month; of a student, the days with a sign-in.
 *
 * `lessons`: lessons that were taught, `hours`: what they took from students; then students by attendance
 * (`shared/contracts/teaching-fields.ts`). All on the day of the lesson, also when it is recorded later.
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

export type FigureOwnerKind = keyof typeof FIGURES;
export type FigureOf<K extends FigureOwnerKind> = (typeof FIGURES)[K][number];
export type Figure = FigureOf<FigureOwnerKind>;

/** What one row of statistics stands for. */
export const GRAINS = ['day', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** Periods that end today: 7, 30 and 90 days, and twelve months including the current one. */
export const PERIODS = ['week', 'month', 'term', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];
