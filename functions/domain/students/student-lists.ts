import { pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import {
  type ListedPerson,
  PEOPLE_LISTS,
  type PeopleList,
  searchTexts,
  type User,
  users,
} from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { isFound, searchPage } from '#functions/platform/text-search.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import type { StudentQuery } from '#shared/students/fields.ts';
import { can } from '#shared/teachers/abilities.ts';
import { isStudent, ownClasses } from './student-scope.ts';

export interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

export interface PageOfStudents {
  readonly items: ListedPerson[];
  /** They were added to the school one after the other. */
  readonly neighbours?: true;
  readonly next?: Item | undefined;
}

type Filter = (user: User) => boolean;

const FILTERS: Readonly<Record<NonNullable<StudentQuery['filter']>, Filter>> = {
  no_class: ({ classIds }) => classIds.length === 0,
  disabled: ({ disabled }) => disabled,
  default_password: ({ defaultPassword }) => defaultPassword,
  unlicensed: ({ licensed }) => !licensed,
};

const LIST_OF: Readonly<Record<NonNullable<StudentQuery['filter']>, PeopleList>> = {
  no_class: PEOPLE_LISTS.withoutClass,
  disabled: PEOPLE_LISTS.disabled,
  default_password: PEOPLE_LISTS.defaultPassword,
  unlicensed: PEOPLE_LISTS.unlicensed,
};

const loadStudents = async (schoolId: SchoolId, ids: readonly string[]) => {
  const found = await users.getMany(ids.map((id) => ({ schoolId, userId: id as UserId })));
  return found.map((user) => (isStudent(user) ? user : undefined));
};

/** A student of two of the classes is answered at the first of them only. */
const isFirstPlace = ({ classIds }: User, walked: readonly ClassId[], at: ClassId): boolean =>
  walked.find((id) => classIds.includes(id)) === at;

/** A position in a walk through classes: the class, and the membership after which it continues. */
interface WalkPosition {
  readonly at: number;
  readonly place: Item | undefined;
}

function startOf(walked: readonly ClassId[], from: Item | undefined): WalkPosition {
  if (!from) return { at: 0, place: undefined };
  const at = walked.findIndex((id) => id >= String(from['class']));
  if (at < 0) return { at: walked.length, place: undefined };
  // The class may not be the caller's any more: then the walk continues with the next.
  const place = walked[at] === from['class'] ? (from['place'] as Item | undefined) : undefined;
  return { at, place };
}

const cursorOf = (walked: readonly ClassId[], { at, place }: WalkPosition) => {
  const next = walked[at];
  return next && { class: next, ...(place && { place }) };
};

/** Pages of memberships read for one answer at most: this bounds the cost of a call. */
const READ_FACTOR = 5;

/** The students of some classes, class by class, each newest first. */
async function walkClasses(
  schoolId: SchoolId,
  walked: readonly ClassId[],
  { limit, from }: Paging,
  matches: Filter,
): Promise<PageOfStudents> {
  const items: User[] = [];
  let stop = startOf(walked, from);
  for (let read = 0; read < READ_FACTOR && items.length < limit; read += 1) {
    const classId = walked[stop.at];
    if (!classId) break;
    const page = await pageOfMembers(schoolId, classId, {
      limit: limit - items.length,
      from: stop.place,
      descending: true,
    });
    const ids = page.items.map(({ userId }) => userId);
    const found = (await loadStudents(schoolId, ids)).filter((user) => user !== undefined);
    items.push(...found.filter((user) => isFirstPlace(user, walked, classId)).filter(matches));
    stop = page.next ? { at: stop.at, place: page.next } : { at: stop.at + 1, place: undefined };
  }
  return { items, next: cursorOf(walked, stop) };
}

async function pageOfSchool(
  { schoolId }: Actor,
  { filter, sort }: StudentQuery,
  paging: Paging,
): Promise<PageOfStudents> {
  const byName = sort === 'name' && !filter;
  const whole = byName ? PEOPLE_LISTS.studentsByName : PEOPLE_LISTS.students;
  const list = schoolList(schoolId, filter ? LIST_OF[filter] : whole);
  const { entries, next } = await pageOfList(list, { ...paging, descending: !byName });
  const found = await users.rowsOf(entries, (target) => ({ schoolId, userId: target as UserId }));
  return {
    items: found.flatMap((row) => (row && !row.removed ? [row] : [])),
    next,
    ...(!byName && { neighbours: true }),
  };
}

function searchSchool(actor: Actor, query: StudentQuery, paging: Paging): Promise<PageOfStudents> {
  const matches = query.filter ? FILTERS[query.filter] : () => true;
  return searchPage({
    ...paging,
    pk: schoolList(actor.schoolId, PEOPLE_LISTS.studentsFind),
    words: query.search,
    load: async (ids) => {
      const found = await loadStudents(actor.schoolId, ids);
      return found.map((user) => (user && matches(user) ? user : undefined));
    },
    texts: (user) => searchTexts(user, can(actor.user, 'see-phones')),
  });
}

/**
 * One page of the students that match a query and that the caller may see. The caller must have checked the
 * class of the query. A page may be short although more follow.
 */
export async function pageOfStudents(
  actor: Actor,
  query: StudentQuery,
  paging: Paging,
): Promise<PageOfStudents> {
  const own = await ownClasses(actor);
  const walked = query.class_id ? [query.class_id] : own;
  if (!walked)
    return query.search ? searchSchool(actor, query, paging) : pageOfSchool(actor, query, paging);
  const passes = query.filter ? FILTERS[query.filter] : () => true;
  const phones = can(actor.user, 'see-phones');
  const matches = (user: User) => passes(user) && isFound(searchTexts(user, phones), query.search);
  return walkClasses(actor.schoolId, walked, paging, matches);
}
