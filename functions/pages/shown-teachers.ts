import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';

/** Members of staff who let the school's page show them, in the order of adding. */
export async function shownTeachers(schoolId: SchoolId): Promise<User[]> {
  const { entries } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.onPage), {
    limit: SCHOOL_PAGE_LIMITS.teachers,
  });
  const found = await users.getMany(
    entries.map(({ target }) => ({ schoolId, userId: target as UserId })),
  );
  return found.flatMap((user) =>
    user && !user.removed && !user.disabled && user.pageLine !== undefined ? [user] : [],
  );
}
