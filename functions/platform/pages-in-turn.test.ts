import { expect, test } from 'vitest';
import { pageInTurn } from './pages-in-turn.ts';
import type { Item } from './table.ts';

/** A list of numbers; `isShown` leaves some out, as lists do that check what they read. */
const listOf =
  (all: readonly number[], isShown = (_: number) => true) =>
  async ({ limit, from }: { readonly limit: number; readonly from?: Item | undefined }) => {
    const at = Number(from?.['at'] ?? 0);
    const end = at + limit;
    const items = all.slice(at, end).filter(isShown);
    return { items, next: end < all.length ? { at: end } : undefined };
  };

async function readAll(lists: Parameters<typeof pageInTurn<number>>[0], limit: number) {
  const all: number[] = [];
  let from: Item | undefined;
  do {
    const page = await pageInTurn(lists, { limit, from });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    from = page.next;
  } while (from);
  return all;
}

test.each([1, 2, 3, 20])(
  'lists follow each other, whatever the size of a page: %i',
  async (limit) => {
    expect(await readAll([listOf([1, 2, 3]), listOf([]), listOf([4, 5])], limit)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    const even = listOf([1, 2, 3, 4, 5, 6], (each) => each % 2 === 0);
    expect(await readAll([even, listOf([7])], limit)).toEqual([2, 4, 6, 7]);
    expect(await readAll([listOf([]), listOf([])], limit)).toEqual([]);
  },
);
