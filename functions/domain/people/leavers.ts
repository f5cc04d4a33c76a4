import { listing, relist, schoolList } from '#functions/platform/listing.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** Removed people whose works and answers have to be looked after, by the time from which. */
export const leaversList = (schoolId: SchoolId): string => schoolList(schoolId, 'LEAVERS');

interface Leaver {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/** Somebody leaves, as a part of that transaction: looked after at once, and when the retention is over. */
export const notingLeaver = (
  { schoolId, userId }: Leaver,
  times: readonly Date[],
): TransactWrite[] =>
  relist(
    [],
    times.map((at) => listing(leaversList(schoolId), at.toISOString(), userId)),
  );
