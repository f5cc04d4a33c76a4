import { lastOfMonth } from '#shared/days.ts';
import type { Grain } from '#shared/figures/figures.ts';
import { STORED_GROUPS, type StoredGroup } from '#shared/usage/rules.ts';
import type { ShownSpace, StoredDays } from './stored.ts';

interface LevelRow {
  readonly date: string;
  /** Bytes at the end of the day or month, by group. */
  readonly groups: Readonly<Record<StoredGroup, number>>;
  /** Bytes that were stored and removed then. */
  readonly stored: number;
  readonly removed: number;
}

/**
 * What took space at the end of each day or month, reckoned back from what does now: `days` has to reach from the
 * first of them to today.
 */
export function levelsOf(
  dates: readonly string[],
  by: Grain,
  now: Readonly<Record<StoredGroup, ShownSpace>>,
  days: StoredDays,
): LevelRow[] {
  const level = Object.fromEntries(
    STORED_GROUPS.map((group) => [group, now[group].bytes]),
  ) as Record<StoredGroup, number>;
  const changes = [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
  let at = 0;
  /** Takes back what happened from a day on, the newest first. */
  function takeBack(isTaken: (day: string) => boolean) {
    let [stored, removed] = [0, 0];
    for (let next = changes[at]; next && isTaken(next[0]); next = changes[at]) {
      for (const group of STORED_GROUPS) {
        const { in: more, out: less } = next[1][group];
        level[group] -= more - less;
        stored += more;
        removed += less;
      }
      at += 1;
    }
    return { stored, removed };
  }
  const rows: LevelRow[] = [];
  for (const date of dates.toReversed()) {
    const first = by === 'day' ? date : `${date}-01`;
    const last = by === 'day' ? date : lastOfMonth(first);
    takeBack((day) => day > last);
    rows.push({ date, groups: { ...level }, ...takeBack((day) => day >= first) });
  }
  return rows.reverse();
}
