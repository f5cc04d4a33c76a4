import { schoolPrefix } from '#functions/platform/keys.ts';
import type { SchoolId } from '#shared/ids.ts';
import { itemsWhere } from '#tests/factories/own-table.ts';

/** Everything that the table holds of a school, in the order of its keys. */
export async function itemsOf(schoolId: SchoolId): Promise<readonly unknown[]> {
  const values = { ':prefix': schoolPrefix(schoolId), ':school': schoolId };
  const items = await itemsWhere('begins_with(pk, :prefix) OR schoolId = :school', values);
  const keyOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`;
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
