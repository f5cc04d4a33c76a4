import { add, type Counts, NONE } from '#tests/runner/stage.ts';

/** Runs at least once, and again while another round as long as the longest one still ends in time. */
export async function repeat(
  run: () => Promise<Counts>,
  limitMs: number,
  now: () => number = performance.now.bind(performance),
): Promise<Counts> {
  const start = now();
  let sum = NONE;
  let longest = 0;
  do {
    const before = now();
    const counts = await run();
    longest = Math.max(longest, now() - before);
    const failures = [...(sum.failures ?? []), ...(counts.failures ?? [])];
    sum = { ...add(sum, counts), failures };
  } while (now() - start + longest <= limitMs);
  return sum;
}
