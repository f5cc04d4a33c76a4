import { pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import { noticeRole } from '#functions/domain/notices/channels.ts';
import { pageOfReaders, readAmong } from '#functions/domain/notices/read-marks.ts';
import type { SchoolNotice } from '#functions/domain/notices/school-notice.ts';
import { PEOPLE_LISTS, type PeopleList, type User, users } from '#functions/domain/people/user.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { pageInTurn } from '#functions/platform/pages-in-turn.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { type ClassId, UserId } from '#shared/ids.ts';
import type { notices } from '#shared/notices/contract.ts';
import type { NoticeReader } from '#shared/notices/fields.ts';
import type { NoticeRole } from '#shared/notices/rules.ts';
import { loadOwnNotice } from './own-notice.ts';

type Person = Pick<User, 'id' | 'name' | 'avatar' | 'role' | 'classIds' | 'disabled' | 'removed'>;

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}
interface Page {
  readonly items: readonly Person[];
  readonly next?: Item | undefined;
}

/** Some of those to whom a notice goes: whether somebody is one of them, and all of them by pages. */
interface Part {
  readonly has: (person: Person) => boolean;
  readonly page: (paging: Paging) => Promise<Page>;
}

const loadReaders = async (
  { schoolId }: SchoolNotice,
  ids: readonly UserId[],
): Promise<Person[]> => {
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) => user ?? []);
};

/** Everybody of some roles, who all stand in one list of the school. */
function partOfList(
  { schoolId }: SchoolNotice,
  list: PeopleList,
  roles: readonly NoticeRole[],
): Part {
  return {
    has: ({ role }) => roles.some((each) => each === noticeRole(role)),
    page: async (paging) => {
      const { entries, next } = await pageOfList(schoolList(schoolId, list), paging);
      const idOf = (target: string) => ({ schoolId, userId: UserId.parse(target) });
      const rows = await users.rowsOf(entries, idOf);
      return { items: rows.flatMap((row) => row ?? []), next };
    },
  };
}

const partOfClass = (notice: SchoolNotice, id: ClassId): Part => ({
  has: ({ classIds }) => classIds.includes(id),
  page: async (paging) => {
    const { items, next } = await pageOfMembers(notice.schoolId, id, paging);
    return {
      items: await loadReaders(
        notice,
        items.map(({ userId }) => userId),
      ),
      next,
    };
  },
});

const partOfPeople = (notice: SchoolNotice): Part => ({
  has: ({ id }) => notice.userIds.includes(id),
  page: async () => ({ items: await loadReaders(notice, notice.userIds) }),
});

function partsOf(notice: SchoolNotice): Part[] {
  const { roles, classIds, userIds } = notice;
  const isStudents = roles.includes('student');
  const staff = roles.filter((role) => role !== 'student');
  return [
    ...(staff.length > 0 ? [partOfList(notice, PEOPLE_LISTS.staff, staff)] : []),
    ...(isStudents ? [partOfList(notice, PEOPLE_LISTS.students, ['student'])] : []),
    ...(isStudents ? [] : classIds.map((id) => partOfClass(notice, id))),
    ...(userIds.length > 0 ? [partOfPeople(notice)] : []),
  ];
}

/** Those of a page who can read it and have not; each at the first part that has them. */
async function unreadOf(notice: SchoolNotice, parts: readonly Part[], at: number, page: Page) {
  const people = page.items.filter(
    (person) =>
      !person.removed &&
      !person.disabled &&
      person.id !== notice.author &&
      parts.findIndex(({ has }) => has(person)) === at,
  );
  const read = await readAmong(
    notice,
    people.map(({ id }) => id),
  );
  return people.filter(({ id }) => !read.has(id));
}

async function pageOfUnread(notice: SchoolNotice, paging: Paging): Promise<Page> {
  const parts = partsOf(notice);
  return pageInTurn(
    parts.map((part, at) => async (asked: Paging) => {
      const page = await part.page(asked);
      return { items: await unreadOf(notice, parts, at, page), next: page.next };
    }),
    { limit: paging.limit, from: paging.from },
  );
}

async function pageOfRead(notice: SchoolNotice, { limit, from }: Paging) {
  const { items, next } = await pageOfReaders(notice, { limit, from });
  const times = new Map(items.map(({ userId, at }) => [userId, at]));
  const people = await loadReaders(
    notice,
    items.map(({ userId }) => userId),
  );
  return { items: people, next, times };
}

async function toReader(
  { id, name, avatar, role }: Person,
  at: string,
  now: Date,
): Promise<NoticeReader> {
  return { id, name, avatar: await mediaUrl(avatar, now), role, at };
}

/** Those who have read a notice, or those who have not. */
export const listReaders: UseCase<typeof notices.endpoints.readers> = async (
  actor,
  { notice_id, view, limit, cursor },
  deps,
) => {
  const now = deps.now();
  const notice = await loadOwnNotice(actor, notice_id);
  const name = `readers ${view} ${notice_id}`;
  const paging = { limit, from: await fromCursor(cursor, name) };
  const { items, next, times } =
    view === 'read'
      ? await pageOfRead(notice, paging)
      : { ...(await pageOfUnread(notice, paging)), times: new Map<UserId, string>() };
  return {
    list: await Promise.all(
      items.map((person) => toReader(person, times.get(person.id) ?? '', now)),
    ),
    cursor: await toCursor(next, name),
  };
};
