import { PEOPLE_LISTS, searchTexts, type User, users } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  isOwnStudent,
  isStudent,
  type OwnClasses,
} from '#functions/domain/students/student-scope.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import { SEARCH_LIMITS } from '#shared/search/limits.ts';
import { can } from '#shared/teachers/abilities.ts';

/** People of a list for searching; by phone only for callers who may see phones, as a match would tell one. */
async function findIn(
  { schoolId, user: viewer }: Actor,
  { list, words, limit }: { readonly list: string; readonly words: string; readonly limit: number },
  isShown: (user: User) => boolean,
): Promise<User[]> {
  const phones = can(viewer, 'see-phones');
  const { items } = await searchPage({
    pk: schoolList(schoolId, list),
    words,
    limit,
    load: async (ids) => {
      const found = await users.getMany(ids.map((id) => ({ schoolId, userId: id as UserId })));
      return found.map((user) => (user && isShown(user) ? user : undefined));
    },
    texts: (user) => searchTexts(user, phones),
  });
  return items.slice(0, SEARCH_LIMITS.results);
}

/** Entries read at once for a teacher, most of which may be students of others. */
const AMONG_OTHERS = 20;

/** Students whom the caller may see, with the names of their classes. */
export async function findStudents(actor: Actor, words: string, own: OwnClasses) {
  const isShown = (user: User) => isStudent(user) && isOwnStudent(user, own);
  const limit = own ? AMONG_OTHERS : SEARCH_LIMITS.results;
  const found = await findIn(actor, { list: PEOPLE_LISTS.studentsFind, words, limit }, isShown);
  const classesOf = await loadClassNamesOf(actor.schoolId, found);
  return found.map((user) => ({
    id: StudentId.parse(user.id),
    name: user.name,
    classes: classesOf(user)
      .map(({ name }) => name)
      .join(', '),
  }));
}

export async function findStaff(actor: Actor, words: string) {
  const query = { list: PEOPLE_LISTS.staffFind, words, limit: SEARCH_LIMITS.results };
  const found = await findIn(actor, query, ({ removed }) => !removed);
  return found.map(({ id, name }) => ({ id, name }));
}
