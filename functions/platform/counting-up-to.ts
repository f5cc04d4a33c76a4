import type { TableKey } from './table.ts';

interface Bounds {
  readonly most: number;
  /** Epoch seconds. */
  readonly expires: number;
}

/** The update that counts one more in an item of its own; its condition fails where there are as many as there may be. */
export const countingUpTo = (Key: TableKey, { most, expires }: Bounds) => ({
  Key,
  UpdateExpression: 'SET expires = :expires ADD #count :one',
  ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
  ExpressionAttributeNames: { '#count': 'count' },
  ExpressionAttributeValues: { ':expires': expires, ':one': 1, ':most': most },
});
