import {
  MAKEUP_LISTS,
  makeupRights,
  type RightId,
  rightOfTarget,
} from '#functions/domain/makeups/makeup-right.ts';
import { writingRight } from '#functions/domain/makeups/write-rights.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import { type Item, transact } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';

/** Rights of one step. */
const PAGE = 20;

/** The lists of rights that are owed. */
const LISTS = ['open', 'booked'] as const;
type OwedList = (typeof LISTS)[number];

/** Counts a right that was written before there were figures; one that was written meanwhile is counted by that. */
const gatherRight = (id: RightId, moment: SchoolMoment): Promise<void> =>
  retryWrite(async () => {
    const right = await makeupRights.get(id, { consistent: true });
    if (right && !right.counted) await transact(writingRight(right, right, moment));
  });

interface Place {
  readonly list: OwedList;
  readonly from: Item | null;
}

/** Takes over some rights to make up a lesson; answers where to go on, undefined at the end. */
export async function gatherMakeups(
  schoolId: SchoolId,
  { list, from }: Place,
  moment: SchoolMoment,
): Promise<Place | undefined> {
  const paging = { limit: PAGE, from: from ?? undefined, consistent: true };
  const page = await pageOfList(schoolList(schoolId, MAKEUP_LISTS.of(list)), paging);
  const ids = page.entries.map(({ target }) => rightOfTarget(schoolId, target));
  for (const right of await makeupRights.getMany(ids, { consistent: true }))
    if (right && !right.counted) await gatherRight({ ...right, lessonId: right.missed.id }, moment);
  if (page.next) return { list, from: page.next };
  const next = LISTS[LISTS.indexOf(list) + 1];
  return next && { list: next, from: null };
}

export const FIRST_PLACE: Place = { list: LISTS[0], from: null };
