const ROUND = [1, 2, 5] as const;
const MOST_STEPS = 5;

function stepTo(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const round of ROUND) if (highest <= MOST_STEPS * round * power) return round * power;
}

/**
 * What an axis of counts shows, from 0 to at least the highest one: round whole numbers, evenly apart. The
 * chart library's own keep their number instead, and leave most of the chart empty above a count of 1.
 */
export function wholeTicks(highest: number): number[] {
  const step = stepTo(highest);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
