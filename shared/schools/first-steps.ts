/** What a new school does first, in the best order. */
export const FIRST_STEPS = [
  'institution',
  'teachers',
  'students',
  'classes',
  'timetable',
  'hours',
  'cards',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Those that are remembered with the school when they are first done; the others show in its data. */
export const MARKED_STEPS = ['timetable', 'hours', 'cards'] as const satisfies readonly FirstStep[];
export type MarkedStep = (typeof MARKED_STEPS)[number];
