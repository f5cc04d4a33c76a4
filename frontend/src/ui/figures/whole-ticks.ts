const ROUND = [1, 2, 5] as const;
const MOST_STEPS = 5;

function stepTo(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const round of ROUND) if (highest <= MOST_STEPS * round * power) return round * power;
}

/**
 * Ticks for an axis of counts, from 0 to at least the highest one: evenly spaced, round whole numbers. The chart
 * library's own ticks have a fixed number, which leaves most of the chart empty for small counts.
 */
export function wholeTicks(highest: number): number[] {
  const step = stepTo(highest);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
