import type { SchoolId } from '#shared/ids.ts';
import { beginningWith, between } from './key-range.ts';
import { PLATFORM_PREFIX, schoolPrefix } from './keys.ts';
import { type Item, queryAll, queryItems, type TableKey, type TransactWrite } from './table.ts';

/**
 * An item's place in a list: lists by name, by state, by any part of a text. An entity says in which
 * lists an item stands (`lists`); the entries are written with the item, in one transaction, so that a
 * page of a list reads what it answers however many others there are.
 */
export interface Listing extends TableKey {
  /** Id of the item that is listed. */
  readonly target: string;
}

/** Partition of a list of a school. */
export const schoolList = (schoolId: SchoolId, list: string): string =>
  `${schoolPrefix(schoolId)}L#${list}`;

/** Partition of a list of the platform. */
export const platformList = (list: string): string => `${PLATFORM_PREFIX}L#${list}`;

export const listing = (pk: string, position: string, target: string): Listing => ({
  pk,
  sk: `${position}#${target}`,
  target,
});

const TYPE = 'listing';
const place = ({ pk, sk }: TableKey): string => `${pk} ${sk}`;

/** The entries that have to come and go when an item's places change. */
export function relist(before: readonly Listing[], after: readonly Listing[]): TransactWrite[] {
  const old = new Set(before.map(place));
  const kept = new Set(after.map(place));
  return [
    ...before
      .filter((entry) => !kept.has(place(entry)))
      .map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })),
    ...after
      .filter((entry) => !old.has(place(entry)))
      .map((entry) => ({ Put: { Item: { ...entry, type: TYPE } } })),
  ];
}

export interface ListQuery {
  readonly limit: number;
  readonly from?: Item | undefined;
  /** Only places that begin so. */
  readonly prefix?: string;
  /** Only places between these two, instead of a prefix. */
  readonly within?: readonly [string, string] | undefined;
  readonly descending?: boolean;
  /** As it is now, at twice the price. */
  readonly consistent?: boolean;
}

export interface ListedEntry {
  readonly target: string;
  readonly position: string;
  readonly key: TableKey;
}

export interface ListPage {
  readonly entries: readonly ListedEntry[];
  readonly next: Item | undefined;
}

function toEntry({ pk, sk, target }: Item): ListedEntry {
  const [key, id] = [{ pk: String(pk), sk: String(sk) }, String(target)];
  return { target: id, position: key.sk.slice(0, -id.length - 1), key };
}

/** One page of a list, in the order of the places. */
export async function pageOfList(pk: string, query: ListQuery): Promise<ListPage> {
  const { limit, from, prefix = '', within, descending = false, consistent = false } = query;
  const { items, next } = await queryItems({
    ...(within ? between(pk, within) : beginningWith(pk, prefix)),
    ScanIndexForward: !descending,
    ConsistentRead: consistent,
    Limit: limit,
    ExclusiveStartKey: from,
  });
  return { entries: items.map(toEntry), next };
}

/** All places of a list between two, in order; to be bounded by the caller. */
export async function entriesBetween(
  pk: string,
  range: readonly [string, string],
): Promise<ListedEntry[]> {
  return (await queryAll(between(pk, range))).map(toEntry);
}
