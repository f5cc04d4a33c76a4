import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import {
  type ListedPerson,
  PEOPLE_LISTS,
  searchTexts,
  type User,
  users,
} from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/classes/contract.ts';
import type { Candidate } from '#shared/classes/fields.ts';
import type { ClassId, UserId } from '#shared/ids.ts';

interface CandidateQuery {
  readonly words: string;
  readonly limit: number;
  readonly from: Item | undefined;
}

async function pageOfStudents({ schoolId }: Actor, { words, limit, from }: CandidateQuery) {
  const idOf = (id: string) => ({ schoolId, userId: id as UserId });
  const load = (ids: readonly string[]) => users.getMany(ids.map(idOf));
  if (words) {
    const pk = schoolList(schoolId, PEOPLE_LISTS.studentsFind);
    // Not by phone: it is not needed to find students of other classes.
    const texts = (user: User) => searchTexts(user, false);
    return searchPage({ pk, words, limit, from, load, texts });
  }
  const pk = schoolList(schoolId, PEOPLE_LISTS.studentsByName);
  const { entries, next } = await pageOfList(pk, { limit, from });
  const found = await users.rowsOf(entries, idOf);
  return { items: found.flatMap((user) => user ?? []), next };
}

async function toCandidate(user: ListedPerson, classId: ClassId, now: Date): Promise<Candidate> {
  const { id, name, account, avatar, disabled, classIds } = user;
  return {
    id,
    name,
    account,
    disabled,
    avatar: await mediaUrl(avatar, now),
    member: classIds.includes(classId),
    classes: classIds.length,
  };
}

export const listCandidates: UseCase<typeof classes.endpoints.candidates> = async (
  actor,
  { class_id, search: words, limit, cursor },
  deps,
) => {
  const { id } = await loadManagedClass(actor, class_id);
  const list = `candidates ${id} ${words}`;
  const from = await fromCursor(cursor, list);
  const { items, next } = await pageOfStudents(actor, { words, limit, from });
  const now = deps.now();
  return {
    list: await Promise.all(items.map((user) => toCandidate(user, id, now))),
    cursor: await toCursor(next, list),
  };
};
