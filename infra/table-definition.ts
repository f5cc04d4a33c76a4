/**
 * The definition of the only table, for the stack, the local cloud and the tests.
 */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  /** Epoch seconds. */
  ttl: 'expires',
} as const;
