import { accounts } from '#functions/domain/people/account.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { PLATFORM_PREFIX, schoolPrefix } from '#functions/platform/keys.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import {
  type Item,
  type TableKey,
  type TransactWrite,
  transact,
} from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';

/** A transaction holds 100 writes, of which one is the condition. */
const TOGETHER = 99;
/** The user pool removes 25 people a second, and others need it too. */
const POOL_AT_ONCE = 3;

/** The school is not being erased (any more): somebody has brought it back. */
export class NotErasing extends Error {
  override readonly name = 'NotErasing';
}

/** The condition of everything that is removed, in the same transaction. */
export const erasing = (schoolId: SchoolId): TransactWrite => ({
  ConditionCheck: { Key: schools.key(schoolId), ConditionExpression: 'attribute_exists(erasing)' },
  refusal: new NotErasing(schoolId),
});

const keyOf = ({ pk, sk }: Item): TableKey => ({ pk: String(pk), sk: String(sk) });

/**
 * Whether an item is a school's: by its key, as everything that belongs to a school; by the school that it names,
 * as account names and sign-in cards; by what it lists, as the public lists of the platform.
 */
export function belongsTo(schoolId: SchoolId, item: Item): boolean {
  const { pk } = keyOf(item);
  if (pk.startsWith(schoolPrefix(schoolId))) return true;
  if (pk.startsWith(PLATFORM_PREFIX))
    return String(item['target'] ?? '').startsWith(`${schoolId}/`);
  return item['schoolId'] === schoolId;
}

/** The school's own item goes last: all that is removed before depends on it. */
const isSchool = (item: Item): boolean => schools.is(item);

/** Removes items of a school. Repeating it does no harm. Throws NotErasing when the school was brought back. */
export async function eraseItems(
  schoolId: SchoolId,
  items: readonly Item[],
  { identity }: Pick<Deps, 'identity'>,
): Promise<number> {
  const own = items.filter((item) => !isSchool(item));
  if (own.length === 0) return 0;
  await transact([erasing(schoolId)]);
  const named = own.filter(accounts.is).map((item) => accounts.parse(item).account);
  await mapConcurrently(named, POOL_AT_ONCE, identity.removeIdentity);
  for (const part of chunk(own, TOGETHER))
    await transact([erasing(schoolId), ...part.map((item) => ({ Delete: { Key: keyOf(item) } }))]);
  return own.length;
}
