import { loadStoredRights } from '#functions/domain/makeups/count-rights.ts';
import { MAKEUP_LISTS } from '#functions/domain/makeups/makeup-right.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { compare, type WrongFigure } from './figure-check.ts';

/** Entries of one query. */
const PAGE = 1000;

/** Figures of rights that are booked, and of open ones by their last day (`makeups.2026-12-05`). */
const BOOKED = 'makeupsBooked';
const nameOf = (day: string): string => `makeups.${day}`;

/** Entries of a list by position. */
async function countEntries(
  list: string,
  within: readonly [string, string],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let from: Item | undefined;
  do {
    const page = await pageOfList(list, { limit: PAGE, from, within, consistent: true });
    for (const { position } of page.entries) counts.set(position, (counts.get(position) ?? 0) + 1);
    from = page.next;
  } while (from);
  return counts;
}

/** How many lessons are to be made up, as it is kept, against the lists of rights. */
export async function checkMakeups(schoolId: SchoolId, today: string): Promise<WrongFigure[]> {
  const listOf = (state: 'open' | 'booked') => schoolList(schoolId, MAKEUP_LISTS.of(state));
  const [{ booked, open }, listed, listedBooked] = await Promise.all([
    loadStoredRights(schoolId, today),
    countEntries(listOf('open'), [today, '~']),
    countEntries(listOf('booked'), ['0', '~']),
  ]);
  const named = (days: ReadonlyMap<string, number>) =>
    [...days].map(([day, count]) => [nameOf(day), count] as const);
  const nothing = [...open.keys()].map((day) => [nameOf(day), 0] as const);
  const all = [...listedBooked.values()].reduce((sum, count) => sum + count, 0);
  return compare(
    { kind: 'school', of: '' },
    { [BOOKED]: booked, ...Object.fromEntries(named(open)) },
    { [BOOKED]: all, ...Object.fromEntries([...nothing, ...named(listed)]) },
  );
}
