import { LIMITS } from '#shared/limits.ts';
import { type ListedEntry, type Listing, listing, pageOfList } from './listing.ts';
import type { Item } from './table.ts';

/*
 * Search by any part of a text that reads only what it finds: a list holds an entry for every suffix of an
 * item's texts, and a text that contains the words has a suffix that begins with them.
 */

/** Texts that differ in case, width or white space only are the same. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** A text to be searched; with `starts`, only words that begin within its first so many characters find it. */
export type SearchText = string | { readonly text: string; readonly starts: number };

/** The suffixes of a text, cut to the length of a search. */
function suffixes(searched: SearchText): string[] {
  const { text, starts } =
    typeof searched === 'string' ? { text: searched, starts: undefined } : searched;
  const characters = Array.from(comparable(text));
  return characters
    .slice(0, starts)
    .map((_, at) => characters.slice(at, at + LIMITS.searchTextMax).join(''));
}

const suffixesOf = (texts: readonly SearchText[]): Set<string> => new Set(texts.flatMap(suffixes));

/** The entries of an item in a search list. */
export const searchListings = (
  pk: string,
  texts: readonly SearchText[],
  target: string,
): Listing[] => [...suffixesOf(texts)].map((suffix) => listing(pk, suffix, target));

/** Whether words find a text as a search in a list would. */
export const isFound = (texts: readonly SearchText[], words: string): boolean =>
  [...suffixesOf(texts)].some((suffix) => suffix.startsWith(comparable(words)));

/** An item has an entry for every match: it is answered at the first one only. */
const isFirstMatch = ({ position }: ListedEntry, all: Set<string>, words: string) =>
  [...all].filter((suffix) => suffix.startsWith(words)).sort()[0] === position;

interface Search<T> {
  readonly pk: string;
  readonly words: string;
  readonly limit: number;
  readonly from?: Item | undefined;
  /** The items of these ids, in their order; undefined for one that must not be answered. */
  readonly load: (ids: readonly string[]) => Promise<readonly (T | undefined)[]>;
  /** The texts to be searched, without those that the caller may not see. */
  readonly texts: (item: T) => readonly SearchText[];
}

/** Pages of entries read for one answer at most: this bounds the cost of a call. */
const READ_FACTOR = 5;

/** One page of the items that contain the words; it may be short although more follow. */
export async function searchPage<T>(search: Search<T>): Promise<{ items: T[]; next?: Item }> {
  const { pk, limit, load, texts } = search;
  const words = comparable(search.words);
  const isFirst = (entry: ListedEntry, item: T): boolean =>
    isFirstMatch(entry, suffixesOf(texts(item)), words);
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
