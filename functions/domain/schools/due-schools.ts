import { chunk } from '#functions/platform/chunk.ts';
import {
  entriesBetween,
  listing,
  pageOfList,
  platformList,
  relisting,
} from '#functions/platform/listing.ts';
import { getItem, type Item, putItem, transact } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';
import { dueListing, SCHOOL_LISTS, type School, schools } from './school.ts';

const PAGE = 100;
const COMPLETE = { pk: platformList(SCHOOL_LISTS.due), sk: '~COMPLETE' };

async function enter(ids: readonly SchoolId[]): Promise<void> {
  const found = await schools.getMany(ids, { consistent: true });
  // With the school as it was read: one whose date changes meanwhile is listed by that change.
  for (const school of found)
    if (school)
      await transact([
        schools.requiring(school.id, school),
        ...relisting([], [dueListing(school)]),
      ]);
}

/**
 * Enters the schools that were stored before there was a list by due date. Done once for a deployment; a run
 * that broke off is repeated.
 */
export async function completeDueList(): Promise<void> {
  if (await getItem({ Key: COMPLETE })) return;
  let from: Item | undefined;
  do {
    const page = await pageOfList(platformList(SCHOOL_LISTS.all), { limit: PAGE, from });
    await enter(page.entries.map(({ target }) => SchoolId.parse(target)));
    from = page.next;
  } while (from);
  await putItem({ Item: { ...COMPLETE, target: '' } });
}

/** The schools whose subscription ended up to an instant, the longest ago first, as they are now. */
export async function loadDueSchools(until: Date): Promise<School[]> {
  const list = platformList(SCHOOL_LISTS.due);
  const entries = await entriesBetween(list, ['', `${until.toISOString()}~`]);
  const found: School[] = [];
  for (const part of chunk(entries, PAGE)) {
    const ids = part.map(({ target }) => SchoolId.parse(target));
    const read = await schools.getMany(ids, { consistent: true });
    found.push(...read.filter((school) => school !== undefined));
  }
  return found;
}

/** Entries of a school in lists of the platform that are not written together with the school's item. */
export const otherListings = (schoolId: SchoolId) =>
  relisting([listing(platformList(SCHOOL_LISTS.unlicensed), schoolId, schoolId)], []);
