import {
  noticeTextDto,
  sentNoticeDto,
  sentNoticeDtos,
} from '#functions/domain/notices/notice-dtos.ts';
import {
  loadNoticeText,
  NOTICE_LISTS,
  type SchoolNotice,
  schoolNotices,
  searchTexts,
} from '#functions/domain/notices/school-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import type { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { loadOwnNotice } from './own-notice.ts';

type Calls = typeof notices.endpoints;
type Query = Parameters<UseCase<Calls['sent']>>[1];

interface NoticePage {
  readonly items: readonly SchoolNotice[];
  readonly next?: Item | undefined;
}

const loadNotices = ({ schoolId }: Actor, ids: readonly string[]) =>
  schoolNotices.getMany(ids.map((id) => ({ schoolId, id: SchoolNoticeId.parse(id) })));

function findNotices(
  actor: Actor,
  { search, state, limit }: Query,
  from: Item | undefined,
): Promise<NoticePage> {
  const fits = (notice: SchoolNotice) =>
    mayChange(actor, [notice.author]) && (state === '' || notice.state === state);
  return searchPage({
    pk: schoolList(actor.schoolId, NOTICE_LISTS.find),
    words: search,
    limit,
    from,
    load: async (ids) => {
      const found = await loadNotices(actor, ids);
      return found.map((notice) => (notice && fits(notice) ? notice : undefined));
    },
    texts: searchTexts,
  });
}

async function pageOfNotices(
  actor: Actor,
  { state, limit }: Query,
  from: Item | undefined,
): Promise<NoticePage> {
  const author = actor.role === ROLE.principal ? undefined : actor.userId;
  const list = schoolList(actor.schoolId, NOTICE_LISTS.of(state || undefined, author));
  const { entries, next } = await pageOfList(list, { limit, from, descending: true });
  const found = await loadNotices(
    actor,
    entries.map(({ target }) => target),
  );
  return { items: found.flatMap((notice) => notice ?? []), next };
}

/** Notices that staff have written: a principal sees all, a teacher the own ones. */
export const listSent: UseCase<Calls['sent']> = async (actor, input) => {
  const name = `sent notices ${input.state} ${input.search} ${actor.userId}`;
  const from = await fromCursor(input.cursor, name);
  const { items, next } = await (input.search
    ? findNotices(actor, input, from)
    : pageOfNotices(actor, input, from));
  return {
    list: await sentNoticeDtos(actor.schoolId, items),
    cursor: await toCursor(next, name),
  };
};

/** A notice with its text, for who may change it. */
export const showDetails: UseCase<Calls['details']> = async (actor, { notice_id }, deps) => {
  const { schoolId } = actor;
  const notice = await loadOwnNotice(actor, notice_id);
  const [text, people] = await Promise.all([
    loadNoticeText(notice),
    users.getMany(notice.userIds.map((userId) => ({ schoolId, userId }))),
  ]);
  return {
    notice: await sentNoticeDto(notice),
    text: await noticeTextDto(text, deps.now()),
    people: people.flatMap((user) => (user ? [{ id: user.id, name: user.name }] : [])),
  };
};
