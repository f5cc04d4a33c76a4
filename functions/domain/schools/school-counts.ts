import * as z from 'zod';
import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { getItem, type Item, type TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';

/**
 * Counts of a school that are updated with every change, not counted when they are read. `teachers` is
 * all staff, `principals` those of them who can run the school now; `licensed` and `unlicensed` together
 * are the students; `granted` is the space in bytes that the parts of the school were given (`storage/space.ts`).
 */
const COUNT_NAMES = [
  'teachers',
  'principals',
  'students',
  'licensed',
  'unlicensed',
  'classes',
  'openClasses',
  'granted',
] as const;
type CountName = (typeof COUNT_NAMES)[number];
export type Counts = Readonly<Record<CountName, number>>;

export const countsKey = (schoolId: SchoolId) => ({
  pk: `${schoolPrefix(schoolId)}SCHOOL`,
  sk: 'COUNTS',
});

const count = z.number().default(0);
export const toCounts = (item: Item | undefined): Counts =>
  z
    .object({
      teachers: count,
      principals: count,
      students: count,
      licensed: count,
      unlicensed: count,
      classes: count,
      openClasses: count,
      granted: count,
    })
    .parse(item ?? {});

export const loadCounts = async (schoolId: SchoolId, consistent = false): Promise<Counts> =>
  toCounts(await getItem({ Key: countsKey(schoolId), ConsistentRead: consistent }));

export type Changes = Readonly<Partial<Record<CountName, number>>>;
type CountChanges = Readonly<Partial<Record<string, number>>>;

/** `ADD` of counts to an item, which creates it when there is none. */
function adding(changes: CountChanges) {
  const { sums, names, values } = addingNumbers(
    Object.entries(changes).filter(([, by]) => by !== 0),
  );
  return {
    UpdateExpression: `ADD ${sums}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
}

export interface Bound {
  readonly what: CountName;
  /** The count must be below this, or above it, before the change. */
  readonly side: 'below' | 'above';
  readonly limit: number;
  readonly refusal: Error;
}

const CONDITIONS = {
  below: 'attribute_not_exists(#bounded) OR #bounded < :limit',
  above: '#bounded > :limit',
} as const;

/** Changes counts in the transaction of what they count; a bound also holds for parallel transactions. */
export function counting(schoolId: SchoolId, changes: Changes, bound?: Bound): TransactWrite {
  const update = { Key: countsKey(schoolId), ...adding(changes) };
  if (!bound) return { Update: update };
  const { what, side, limit, refusal } = bound;
  return {
    Update: {
      ...update,
      ConditionExpression: CONDITIONS[side],
      ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#bounded': what },
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':limit': limit },
    },
    refusal,
  };
}
