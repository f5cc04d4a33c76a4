/**
 * The one table, as the stack deploys it, the local cloud creates it and the tests use it.
 * Keys are built in the stores only.
 */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  /** Epoch seconds. */
  ttl: 'expires',
} as const;
