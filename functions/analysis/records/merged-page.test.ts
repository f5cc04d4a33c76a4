import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Item } from '#functions/platform/table.ts';
import { mergedPage, type ReadList } from './merged-page.ts';

const place = fc.integer({ min: 0, max: 40 }).map((n) => String(n).padStart(2, '0'));
const list = fc.array(place, { maxLength: 30 });

/** A list as the table answers it: it may say that it goes on where nothing follows. */
function reading(name: string, places: readonly string[]): ReadList<Entry> {
  const entries = places
    .toSorted()
    .toReversed()
    .map((at, index) => ({ place: at, key: { at: index + 1 }, name: `${name}${index}` }));
  return async (limit, from) => {
    const begin = Number(from?.['at'] ?? 0);
    const page = entries.slice(begin, begin + limit);
    const last = page.at(-1);
    return { entries: page, next: page.length === limit ? last?.key : undefined };
  };
}
interface Entry {
  readonly place: string;
  readonly key: Item;
  readonly name: string;
}

it('page after page answers every entry of all lists once, in one order', async () => {
  await fc.assert(
    fc.asyncProperty(list, list, fc.integer({ min: 1, max: 7 }), async (one, other, limit) => {
      const lists = [reading('a', one), reading('b', other)];
      const found: Entry[] = [];
      let from: Item | undefined;
      do {
        const page = await mergedPage(lists, { limit, from });
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        found.push(...page.entries);
        // As it goes through a cursor.
        from = page.next && JSON.parse(JSON.stringify(page.next));
      } while (from);
      expect(new Set(found.map(({ name }) => name)).size).toBe(one.length + other.length);
      expect(found.map(({ place: at }) => at)).toEqual([...one, ...other].sort().reverse());
    }),
  );
});
