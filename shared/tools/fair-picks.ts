/** How often each student of a class has been picked. */
export type PickCounts = Readonly<Record<string, number>>;

/** Who was picked how often since the server was told; taken back: less than 0. */
export interface Picked {
  readonly id: string;
  readonly times: number;
}

/**
 * The counts of exactly these students. Who is new begins with the lowest count of the others: a child who joins in
 * spring is not asked thirty times in a row.
 */
export function countsOf(students: readonly string[], counts: PickCounts): PickCounts {
  const known = students.flatMap((id) => counts[id] ?? []);
  const start = known.length > 0 ? Math.min(...known) : 0;
  return Object.fromEntries(students.map((id) => [id, counts[id] ?? start]));
}

/** Picks of students who are not (any more) in the class count nothing. */
export function withPicks(counts: PickCounts, picks: readonly Picked[]): PickCounts {
  const next = { ...counts };
  for (const { id, times } of picks) {
    const before = next[id];
    if (before !== undefined) next[id] = Math.max(0, before + times);
  }
  return next;
}

/** How often one child is picked between two calls, at most. */
export const PICKS_MAX = 200;

/** Who was absent for weeks catches up slowly: further behind the middle than this counts as this. */
const BEHIND_AT_MOST = 3;

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The weight of each student in the draw: it halves with each time that a student was picked more than others. */
export function weightsOf(ids: readonly string[], counts: PickCounts): readonly number[] {
  const of = ids.map((id) => counts[id] ?? 0);
  const floor = Math.max(Math.min(...of), middleOf(of) - BEHIND_AT_MOST);
  return of.map((count) => 2 ** (floor - Math.max(count, floor)));
}

/**
 * Picks one of those who are there; undefined when nobody is. Nobody is picked twice in a row, unless alone.
 * @param random from 0 to below 1
 */
export function pickOne<Id extends string>(
  present: readonly Id[],
  counts: PickCounts,
  { last, random }: { readonly last?: string | undefined; readonly random: number },
): Id | undefined {
  const others = present.filter((id) => id !== last);
  const ids = others.length > 0 ? others : present;
  if (ids.length === 0) return undefined;
  const weights = weightsOf(ids, counts);
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, id] of ids.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return id;
  }
  return ids.at(-1);
}
