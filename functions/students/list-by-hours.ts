import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { pageOfStudentsWithout } from '#functions/domain/hours/without-hours.ts';
import { sweepExpiries } from '#functions/domain/hours/write-expiries.ts';
import { type ListedPerson, PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import type { Paging } from '#functions/domain/students/student-lists.ts';
import { isStudent } from '#functions/domain/students/student-scope.ts';
import { loadSummaries } from '#functions/domain/students/student-summary.ts';
import { balanceOf, pageOfSummaries } from '#functions/domain/students/summaries-by-hours.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { pageInTurn } from '#functions/platform/pages-in-turn.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';

async function loadPeople(schoolId: SchoolId, ids: readonly UserId[]): Promise<ListedPerson[]> {
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.filter(isStudent);
}

async function pageBetween(schoolId: SchoolId, least: number, most: number, paging: Paging) {
  const { items, next } = await pageOfSummaries(schoolId, { least, most }, paging);
  const ids = items.map(({ userId }) => userId);
  return { items: await loadPeople(schoolId, ids), next };
}

/** Students of no class who never had hours. */
async function pageWithoutClass(schoolId: SchoolId, paging: Paging) {
  const list = schoolList(schoolId, PEOPLE_LISTS.withoutClass);
  const { entries, next } = await pageOfList(list, paging);
  const people = await loadPeople(
    schoolId,
    entries.map(({ target }) => target as UserId),
  );
  const summaries = await loadSummaries(schoolId, people);
  return { items: people.filter((_, index) => !summaries[index]?.hours), next };
}

/** The least that can be told from none. */
const HALF = 0.5;
const ALL = Number.POSITIVE_INFINITY;

/** One page of all students of the school: owed hours first, then who never had any, then what is left. */
export async function pageByHours(actor: Actor, paging: Paging, now: Date) {
  const { schoolId } = actor;
  if (!paging.from) await sweepExpiries(schoolId, authorOf(actor, now));
  const without = async (part: Paging) => {
    const { people, next } = await pageOfStudentsWithout(schoolId, part);
    return { items: people, next };
  };
  return pageInTurn<ListedPerson>(
    [
      (part) => pageBetween(schoolId, -ALL, -HALF, part),
      without,
      (part) => pageWithoutClass(schoolId, part),
      (part) => pageBetween(schoolId, 0, ALL, part),
    ],
    paging,
  );
}

/** One page of a class, by the same order: the summaries of all its students are read, of 200 at most. */
export async function pageOfClassByHours(
  { schoolId }: Actor,
  classId: ClassId,
  { limit, from }: Paging,
) {
  const ids = await loadMemberIds(schoolId, classId);
  const summaries = await loadSummaries(
    schoolId,
    ids.map((id) => ({ id })),
  );
  const balances = new Map(ids.map((id, index) => [id, balanceOf(summaries[index]?.hours)]));
  const sorted = ids.toSorted((a, b) => (balances.get(a) ?? 0) - (balances.get(b) ?? 0));
  const at = Number(from?.['at'] ?? 0);
  const items = await loadPeople(schoolId, sorted.slice(at, at + limit));
  return { items, next: at + limit < sorted.length ? { at: at + limit } : undefined };
}
