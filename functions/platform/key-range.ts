import type { Query } from './table.ts';

type Range = Pick<Query, 'IndexName' | 'KeyConditionExpression' | 'ExpressionAttributeValues'>;

/** Sorts after every character of keys. */
const LAST = '\u{10FFFF}';

/** All items of a partition. */
export const inPartition = (pk: string): Range => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
});

/** The items of a partition with sort keys in a range, both ends included. */
export const between = (pk: string, [first, last]: readonly [string, string]): Range => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
});

/**
 * The items of a partition whose sort keys begin with a prefix. Written as a range: the cloud reads the same
 * for both, but the local table scans the whole partition for `begins_with`.
 */
export const beginningWith = (pk: string, prefix: string): Range =>
  prefix ? between(pk, [prefix, `${prefix}${LAST}`]) : inPartition(pk);

/** The items of an index partition; `within` are the first and the last place, both included. */
export const inIndex = (gsi1pk: string, within?: readonly [string, string]): Range => ({
  IndexName: 'gsi1',
  KeyConditionExpression: `gsi1pk = :pk${within ? ' AND gsi1sk BETWEEN :first AND :last' : ''}`,
  ExpressionAttributeValues: {
    ':pk': gsi1pk,
    ...(within && { ':first': within[0], ':last': within[1] }),
  },
});
