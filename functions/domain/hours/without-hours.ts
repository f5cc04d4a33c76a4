import {
  type ListedPerson,
  PEOPLE_LISTS,
  type PersonId,
  users,
} from '#functions/domain/people/user.ts';
import { loadSummaries } from '#functions/domain/students/student-summary.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** Students whose mark one request sets right; the next request continues. */
const MARKED_AT_ONCE = 5;

/** Remembers that a student has hours. */
export async function markHours(id: PersonId): Promise<void> {
  await users.change(id, (user) =>
    user.hours === 'some' ? undefined : { ...user, hours: 'some' },
  );
}

/**
 * One page of the students of classes who never had hours. Hours that a lesson took come without a mark: what a
 * student has is seen in the summary, and marked by who meets it.
 */
export async function pageOfStudentsWithout(
  schoolId: SchoolId,
  paging: { readonly limit: number; readonly from?: Item | undefined },
): Promise<{ readonly people: ListedPerson[]; readonly next: Item | undefined }> {
  const list = schoolList(schoolId, PEOPLE_LISTS.withoutHours);
  const { entries, next } = await pageOfList(list, paging);
  if (entries.length === 0) return { people: [], next };
  const rows = await users.rowsOf(entries, (target) => ({ schoolId, userId: target as UserId }));
  const people = rows.flatMap((row) => (row && !row.removed ? [row] : []));
  const summaries = await loadSummaries(schoolId, people, { neighbours: true });
  const had = people.filter((_, index) => summaries[index]?.hours);
  for (const { id: userId } of had.slice(0, MARKED_AT_ONCE)) await markHours({ schoolId, userId });
  return { people: people.filter((each) => !had.includes(each)), next };
}
