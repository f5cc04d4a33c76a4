import {
  type ListedPerson,
  PEOPLE_LISTS,
  searchTexts,
  users,
} from '#functions/domain/people/user.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { toTeacherDto } from '#functions/domain/teachers/staff-member.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { type ListQuery, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { can } from '#shared/teachers/abilities.ts';
import type { teachers } from '#shared/teachers/contract.ts';

interface Page {
  readonly items: readonly ListedPerson[];
  readonly next?: Item | undefined;
}

const idIn = (schoolId: SchoolId) => (target: string) => ({ schoolId, userId: target as UserId });

async function pageOfStaff({ schoolId }: Actor, query: ListQuery): Promise<Page> {
  const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.staff), query);
  const found = await users.rowsOf(entries, idIn(schoolId));
  return { items: found.flatMap((user) => user ?? []), next };
}

/** Phones are searched only for callers who may see them: a match would reveal a phone. */
function findStaff({ schoolId, user: viewer }: Actor, words: string, query: ListQuery) {
  const phones = can(viewer, 'see-phones');
  return searchPage({
    ...query,
    pk: schoolList(schoolId, PEOPLE_LISTS.staffFind),
    words,
    load: (ids) => users.getMany(ids.map(idIn(schoolId))),
    texts: (user) => searchTexts(user, phones),
  });
}

export const listTeachers: UseCase<typeof teachers.endpoints.list> = async (actor, input, deps) => {
  const { search, limit } = input;
  const list = `staff ${actor.schoolId} ${search}`;
  const query = { limit, from: await fromCursor(input.cursor, list) };
  const [page, counts] = await Promise.all([
    search ? findStaff(actor, search, query) : pageOfStaff(actor, query),
    search ? undefined : loadCounts(actor.schoolId),
  ]);
  const now = deps.now();
  return {
    list: await Promise.all(page.items.map((user) => toTeacherDto(user, actor, now))),
    cursor: await toCursor(page.next, list),
    total: counts?.teachers ?? null,
  };
};

export const countTeachers: UseCase<typeof teachers.endpoints.count> = async (actor) => {
  const { teachers: used } = await loadCounts(actor.schoolId);
  return { used, cap: EDITIONS[actor.school.edition].teachers };
};
