import { pageOfList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { hiddenWork, WORK_LISTS, works } from './work.ts';

/** Works per call: a public work is written with all its list entries, which takes time. */
const AT_ONCE = 10;

/** The time of removal with which the trash is emptied of the work when the person's retention ends. */
const removedFor = (expires: Date): string =>
  new Date(expires.getTime() - LIMITS.trashDays * DAY_MS).toISOString();

interface RemovedPerson {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/**
 * Moves some works of a removed person to the trash, where they stay until `expires`. Answers whether there
 * may be more.
 */
export async function retireWorks(
  { schoolId, userId }: RemovedPerson,
  expires: Date,
): Promise<boolean> {
  const own = WORK_LISTS.ofOwner(schoolId, userId);
  const { entries } = await pageOfList(own, { limit: AT_ONCE, consistent: true });
  for (const { target } of entries)
    await works.change({ schoolId, id: target as WorkId }, (work) =>
      work.removed ? undefined : { ...hiddenWork(work), removed: removedFor(expires) },
    );
  return entries.length === AT_ONCE;
}
