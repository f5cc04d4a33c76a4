import type { SchoolId } from '#shared/ids.ts';
import { beginningWith, between } from './key-range.ts';
import { PLATFORM_PREFIX, schoolPrefix } from './keys.ts';
import {
  type Item,
  placeOf,
  queryAll,
  queryItems,
  type TableKey,
  type TransactWrite,
} from './table.ts';

/**
 * An entry of an item in a list: lists by name, by state, by any part of a text. An entity names the entries
 * of its items (`lists`); they are written with the item, in one transaction, so that a page of a list reads
 * only the items that it answers.
 */
export interface Listing extends TableKey {
  /** Id of the item that is listed. */
  readonly target: string;
  /** The entry carries the item's row (`row` of the entity), so that a page of the list reads no items. */
  readonly shows?: true;
  /** Time to live (epoch seconds) of an entry whose item has the same, which never changes. */
  readonly expires?: number;
}

/** A listing as it is stored. It has few attributes: each costs, however short it is. */
export interface ListEntry extends Omit<Listing, 'shows'> {
  /** What lists show of the item (`row-form.ts`). */
  readonly row?: string;
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

/** A listing whose entry carries the row of the item. */
export const showing = (entry: Listing): Listing => ({ ...entry, shows: true });

/** Adds, changes and removes the entries that differ before and after a change of an item. */
export function relisting(
  before: readonly ListEntry[],
  after: readonly ListEntry[],
): TransactWrite[] {
  const old = new Map(before.map((entry) => [placeOf(entry), entry]));
  const kept = new Set(after.map(placeOf));
  const stays = (entry: ListEntry): boolean => {
    const found = old.get(placeOf(entry));
    return found !== undefined && found.row === entry.row;
  };
  return [
    ...before
      .filter((entry) => !kept.has(placeOf(entry)))
      .map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })),
    ...after.filter((entry) => !stays(entry)).map((entry) => ({ Put: { Item: { ...entry } } })),
  ];
}

export interface ListQuery {
  readonly limit: number;
  readonly from?: Item | undefined;
  /** Only positions with this prefix. */
  readonly prefix?: string;
  /** Only positions between these two, instead of a prefix. */
  readonly within?: readonly [string, string] | undefined;
  readonly descending?: boolean;
  /** Strongly consistent, at twice the cost. */
  readonly consistent?: boolean;
}

export interface ListedEntry {
  readonly target: string;
  readonly position: string;
  readonly key: TableKey;
  /** Absent in lists that carry none. */
  readonly row?: string | undefined;
}

export interface ListPage {
  readonly entries: readonly ListedEntry[];
  readonly next: Item | undefined;
}

function toEntry({ pk, sk, target, row }: Item): ListedEntry {
  const [key, id] = [{ pk: String(pk), sk: String(sk) }, String(target)];
  const position = key.sk.slice(0, -id.length - 1);
  return { target: id, position, key, row: typeof row === 'string' ? row : undefined };
}

/** One page of a list, in the order of the positions. */
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

/** All entries of a list between two positions, in order; the caller bounds them. */
export async function entriesBetween(
  pk: string,
  range: readonly [string, string],
): Promise<ListedEntry[]> {
  return (await queryAll(between(pk, range))).map(toEntry);
}

/** Longer numbers do not occur in names that are sorted. */
const DIGITS = 12;

/**
 * The position of a text in a list by name. Numbers are padded to one length, so that "班 9" sorts before
 * "班 25".
 */
export const naturalOrder = (text: string): string =>
  text.replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));
