import type { Earned } from '#shared/reports/reading-calls.ts';

/** What a badge stands for: something that the child did, never a place among others. */
const BADGES = ['lessons', 'reports', 'grown', 'surprising'] as const;
export type Badge = (typeof BADGES)[number];

/** The badges that were earned, with the number that earned them. */
export const badgesOf = (earned: Earned): { badge: Badge; count: number }[] =>
  BADGES.filter((badge) => earned[badge] > 0).map((badge) => ({ badge, count: earned[badge] }));
