import { LIMITS } from '#shared/limits.ts';
import { type ListedEntry, type Listing, listing, pageOfList } from './listing.ts';
import type { Item } from './table.ts';

/*
 * Search by any part of a text without reading more than is found: a list in which an item stands once
 * for every ending of its texts, so that whatever contains the words has an ending that begins with them.
 */

/** Texts that differ in case, width or white space only are the same. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Endings of a text, one for each of the characters that are searched from, none longer than anybody types. */
function endings(text: string, starts: number): string[] {
  const characters = Array.from(comparable(text));
  return characters
    .slice(0, starts)
    .map((_, at) => characters.slice(at, at + LIMITS.searchTextMax).join(''));
}

const endingsOf = (texts: readonly string[], starts = Number.POSITIVE_INFINITY): Set<string> =>
  new Set(texts.flatMap((text) => endings(text, starts)));

/**
 * The places of an item in a search list. With `starts` a long text is found only by what begins within so
 * many of its first characters.
 */
export const searchListings = (
  pk: string,
  texts: readonly string[],
  target: string,
  starts?: number,
): Listing[] => [...endingsOf(texts, starts)].map((ending) => listing(pk, ending, target));

/** An item has a place for every match: it is answered at the first one only. */
const isFirstMatch = ({ position }: ListedEntry, endingsThere: Set<string>, words: string) =>
  [...endingsThere].filter((ending) => ending.startsWith(words)).sort()[0] === position;

interface Search<T> {
  readonly pk: string;
  readonly words: string;
  readonly limit: number;
  readonly from?: Item | undefined;
  /** The items of these ids, in their order; undefined for one that may not be answered. */
  readonly load: (ids: readonly string[]) => Promise<readonly (T | undefined)[]>;
  /** The texts in which the words may be found: leave out what the caller may not see. */
  readonly texts: (item: T) => readonly string[];
  /** As the items were listed with. */
  readonly starts?: number;
}

/** Entries read for one page at most: a call costs the same whatever is asked for. */
const READ_FACTOR = 5;

/** One page of what contains the words; it may be short although more follows. */
export async function searchPage<T>(search: Search<T>): Promise<{ items: T[]; next?: Item }> {
  const { pk, limit, load, texts, starts } = search;
  const words = comparable(search.words);
  const isFirst = (entry: ListedEntry, item: T): boolean =>
    isFirstMatch(entry, endingsOf(texts(item), starts), words);
  const items: T[] = [];
  let from = search.from;
  for (let read = 0; read < limit * READ_FACTOR; read += limit) {
    const page = await pageOfList(pk, { limit, from, prefix: words });
    const found = await load(page.entries.map(({ target }) => target));
    for (const [index, entry] of page.entries.entries()) {
      const item = found[index];
      if (item === undefined || !isFirst(entry, item)) continue;
      items.push(item);
      if (items.length === limit && (index < page.entries.length - 1 || page.next))
        return { items, next: { ...entry.key } };
    }
    from = page.next;
    if (!from) return { items };
  }
  return { items, ...(from && { next: from }) };
}
