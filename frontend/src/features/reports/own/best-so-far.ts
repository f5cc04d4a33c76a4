import { DIMENSIONS, type Dimensions, NOT_RATED } from '#shared/reports/fields.ts';

/** From one report to the next, the highest value of each dimension until then: a child sees no fall. */
export function bestSoFar(reports: readonly Dimensions[]): Dimensions[] {
  let best = NOT_RATED;
  return reports.map((values) => {
    const before = best;
    best = Object.fromEntries(
      DIMENSIONS.map((name) => [name, Math.max(before[name], values[name])]),
    ) as Record<(typeof DIMENSIONS)[number], number>;
    return best;
  });
}
