import { DIMENSIONS, type Dimensions } from '#shared/contracts/report-fields.ts';

/** What a badge stands for: something that the child did, never a place among others. */
export const BADGES = ['lessons', 'reports', 'grown', 'surprising', 'pictures'] as const;
export type Badge = (typeof BADGES)[number];

interface Seen {
  /** The newest first. */
  readonly reports: readonly { readonly dimensions: Dimensions }[];
  readonly lessons: readonly {
    readonly state: string;
    readonly phrase: string;
    readonly pictures: readonly unknown[];
  }[];
}

const CAME = new Set(['present', 'late', 'makeup']);

/** In how many dimensions the newest report is higher than the oldest. */
function grownIn(reports: Seen['reports']): number {
  const [now, first] = [reports[0], reports.at(-1)];
  if (!now || !first) return 0;
  return DIMENSIONS.filter(
    (name) => first.dimensions[name] > 0 && now.dimensions[name] > first.dimensions[name],
  ).length;
}

/** The badges that were earned, with the number that earned them. */
export function badgesOf({ reports, lessons }: Seen): { badge: Badge; count: number }[] {
  const counts: Readonly<Record<Badge, number>> = {
    lessons: lessons.filter(({ state }) => CAME.has(state)).length,
    reports: reports.length,
    grown: grownIn(reports),
    surprising: lessons.filter(({ phrase }) => phrase === 'great' || phrase === 'surprising')
      .length,
    pictures: lessons.filter(({ pictures }) => pictures.length > 0).length,
  };
  return BADGES.filter((badge) => counts[badge] > 0).map((badge) => ({
    badge,
    count: counts[badge],
  }));
}
