import type { Query } from './table.ts';

type Range = Pick<Query, 'KeyConditionExpression' | 'ExpressionAttributeValues'>;

/** Sorts behind every character that a key is made of. */
const LAST = '\u{10FFFF}';

/** All items of a partition. */
export const inPartition = (pk: string): Range => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
});

/** The items of a partition whose sort keys lie between two, both included. */
export const between = (pk: string, [first, last]: readonly [string, string]): Range => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
});

/**
 * The items of a partition whose sort keys begin with a prefix. It says so as a range: the cloud reads the
 * same for either, but the engine of the local cloud walks through the whole partition for `begins_with`.
 */
export const beginningWith = (pk: string, prefix: string): Range =>
  prefix ? between(pk, [prefix, `${prefix}${LAST}`]) : inPartition(pk);
