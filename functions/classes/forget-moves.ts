import { MOVE_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { someAtOnce } from '#functions/platform/some-at-once.ts';
import * as table from '#functions/platform/table.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';

const PAGE = 200;
const AT_ONCE = 8;

/**
 * Deletes the history of a class that is gone: nobody can look at it any more, and it names children.
 * Who moved whom stays in the operation log for as long as that is kept.
 */
export async function forgetMoves(schoolId: SchoolId, id: ClassId): Promise<void> {
  let from: table.Item | undefined;
  do {
    const { items, next } = await table.queryItems({
      ...beginningWith(classPartition(schoolId, id), MOVE_PREFIX),
      Limit: PAGE,
      ConsistentRead: true,
      ExclusiveStartKey: from,
    });
    await someAtOnce(items, AT_ONCE, ({ pk, sk }) =>
      table.deleteItem({ Key: { pk: String(pk), sk: String(sk) } }),
    );
    from = next;
  } while (from);
}
