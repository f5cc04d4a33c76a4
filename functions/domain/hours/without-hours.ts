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

/** Remembers that a student has hours, or has none yet. */
export async function markHours(id: PersonId, hours: 'none' | 'some'): Promise<void> {
  await users.change(id, (user) =>
    user.hours === hours || (user.hours === 'some' && hours === 'none')
      ? undefined
      : { ...user, hours },
  );
}

const markSome = async (
  schoolId: SchoolId,
  ids: readonly UserId[],
  hours: 'none' | 'some',
): Promise<void> => {
  for (const userId of ids.slice(0, MARKED_AT_ONCE)) await markHours({ schoolId, userId }, hours);
};

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
  await markSome(
    schoolId,
    had.map(({ id }) => id),
    'some',
  );
  return { people: people.filter((each) => !had.includes(each)), next };
}

/** Marks students who were stored before there were marks, when somebody meets them without hours. */
export async function markWithout(schoolId: SchoolId, people: readonly ListedPerson[]) {
  const unmarked = people.filter((user) => 'hours' in user && user.hours === '');
  await markSome(
    schoolId,
    unmarked.map(({ id }) => id),
    'none',
  );
}
