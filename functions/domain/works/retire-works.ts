import { pageOfList } from '#functions/platform/listing.ts';
import type { SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { hidden } from './hide-work.ts';
import { WORK_LISTS, works } from './work.ts';

const DAY_MS = 86_400_000;
/** A public work is written with all its places: so many, and a call is still an answer. */
const AT_ONCE = 10;

/** In the trash, which is emptied by the time of removal, when the person's own retention is over. */
const removedFor = (expires: Date): string =>
  new Date(expires.getTime() - LIMITS.trashDays * DAY_MS).toISOString();

interface Leaver {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/**
 * Takes some works of somebody who was removed from where others see them, into the trash until `expires`.
 * Answers whether there may be more.
 */
export async function retireWorks({ schoolId, userId }: Leaver, expires: Date): Promise<boolean> {
  const own = WORK_LISTS.ofOwner(schoolId, userId);
  const { entries } = await pageOfList(own, { limit: AT_ONCE, consistent: true });
  for (const { target } of entries)
    await works.change({ schoolId, id: target as WorkId }, (work) =>
      work.removed ? undefined : { ...hidden(work), removed: removedFor(expires) },
    );
  return entries.length === AT_ONCE;
}
