import type { PersonId } from '#functions/domain/people/user.ts';
import { ATTENDED_PREFIX, attendedLessons } from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Item, transact } from '#functions/platform/table.ts';

const AT_ONCE = 50;

/**
 * The lessons that a removed student was recorded at go at `expires` (epoch seconds) with the rest of the
 * person; the records themselves stay. Repeating it does no harm.
 */
export async function retireAttended({ schoolId, userId }: PersonId, expires: number) {
  let from: Item | undefined;
  do {
    const paging = { limit: AT_ONCE, from };
    const page = await attendedLessons.page(
      personPartition(schoolId, userId),
      ATTENDED_PREFIX,
      paging,
    );
    const writes = page.items.map((each) => attendedLessons.putting(each, { ...each, expires }));
    if (writes.length > 0) await transact(writes);
    from = page.next;
  } while (from);
}
