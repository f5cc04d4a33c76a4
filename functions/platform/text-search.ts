import { LIMITS } from '#shared/limits.ts';
import { comparable } from '#shared/search/comparable.ts';
import { type FilteredPage, filteredPage, type Paging } from './filtered-page.ts';
import { type ListedEntry, type Listing, listing, pageOfList } from './listing.ts';

/*
 * Search by any part of a text that reads only what it finds: a list holds an entry for every suffix of an
 * item's texts, and a text that contains the words has a suffix that begins with them.
 */

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

/** An item has several entries, so that pages of a search are read more often than others. */
const STEPS = 5;

interface Search<T> extends Paging {
  readonly pk: string;
  readonly words: string;
  /** The items of these ids, in their order; undefined for one that must not be answered. */
  readonly load: (ids: readonly string[]) => Promise<readonly (T | undefined)[]>;
  /** The texts to be searched, without those that the caller may not see. */
  readonly texts: (item: T) => readonly SearchText[];
}

/** One page of the items that contain the words; it may be short although more follow. */
export function searchPage<T>(search: Search<T>): Promise<FilteredPage<T>> {
  const { pk, limit, from, load, texts } = search;
  const words = comparable(search.words);
  const isFirst = (entry: ListedEntry, item: T): boolean =>
    isFirstMatch(entry, suffixesOf(texts(item)), words);
  return filteredPage({
    limit,
    from,
    read: (at) => pageOfList(pk, { ...at, prefix: words }),
    load: async (entries) => {
      const found = await load(entries.map(({ target }) => target));
      return entries.map((entry, index) => {
        const item = found[index];
        return item !== undefined && isFirst(entry, item) ? item : undefined;
      });
    },
    steps: STEPS,
  });
}
