import { chunk } from '#functions/platform/chunk.ts';
import { entriesBetween, listing, platformList, relisting } from '#functions/platform/listing.ts';
import { SchoolId } from '#shared/ids.ts';
import { SCHOOL_LISTS, type School, schools } from './school.ts';

const PAGE = 100;

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
