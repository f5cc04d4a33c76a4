import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { type ListedEntry, pageOfList } from '#functions/platform/listing.ts';

interface Query {
  /** Partitions of lists in which a task has the same position, e.g. of the classes of one person. */
  readonly lists: readonly string[];
  /** First and last position. */
  readonly within: readonly [string, string];
  readonly limit: number;
  /** The first so many of each list are answered apart from the page, for what is told of them; none by default. */
  readonly newest?: number | undefined;
  readonly cursor?: string | undefined;
  /** Identifies the query that a cursor belongs to. */
  readonly name: string;
}

interface Page {
  readonly ids: readonly string[];
  readonly newest: readonly ListedEntry[];
  readonly cursor: string | null;
}

/** One page of several lists merged, the newest first, without duplicates. */
export async function mergedPage({ lists, within, cursor, name, ...query }: Query): Promise<Page> {
  const { limit, newest = 0 } = query;
  const from = await fromCursor(cursor, name);
  const before = from ? String(from['sk']) : undefined;
  const [first, last] = within;
  // One entry more tells whether there is another page; another one may be the last of the page before.
  const most = Math.max(limit, newest) + 2;
  const paging = { limit: most, descending: true, within: [first, before ?? last] as const };
  const pages = await Promise.all(lists.map((list) => pageOfList(list, paging)));
  const places = new Map(
    pages.flatMap(({ entries }) => entries.map((entry) => [entry.key.sk, entry] as const)),
  );
  if (before) places.delete(before);
  // Many in one list do not push out those of another.
  const newer = new Set(
    pages.flatMap(({ entries }) => entries.slice(0, newest).map(({ key }) => key.sk)),
  );
  const sorted = [...places].sort(([a], [b]) => (a < b ? 1 : -1));
  const page = sorted.slice(0, limit);
  const sk = sorted.length > limit ? page.at(-1)?.[0] : undefined;
  return {
    ids: page.map(([, { target }]) => target),
    newest: sorted.filter(([sk]) => newer.has(sk)).map(([, entry]) => entry),
    cursor: await toCursor(sk ? { sk } : undefined, name),
  };
}
