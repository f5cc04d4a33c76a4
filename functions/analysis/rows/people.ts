import type { Span } from '#functions/domain/analysis/months-asked.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { BusinessRow } from '#shared/analysis/fields.ts';
import { type SchoolId, StudentId, UserId } from '#shared/ids.ts';
import { instantsOf } from './instants.ts';
import { EMPTY, type Paging, type RowPage } from './row.ts';

const toPerson = (user: User, at: string): BusinessRow => ({
  ...EMPTY,
  id: user.id,
  student_id: StudentId.parse(user.id),
  name: user.name,
  left: user.removed !== undefined,
  at,
  course_id: null,
  course_name: '',
});

async function loadListed(schoolId: SchoolId, entries: readonly ListedEntry[]) {
  const ids = entries.map(({ target }) => ({ schoolId, userId: UserId.parse(target) }));
  return (await users.getMany(ids)).map((user, at) => ({
    user,
    position: entries[at]?.position ?? '',
  }));
}

const keptUntil = (instant: string): string => retainedUntil(new Date(instant)).toISOString();

/** Pages of those who left that are read for one answer at most. */
const PAGES_MAX = 3;

/** Students who came in the span and have left since, by when what is kept of them is to be deleted. */
async function pageOfGone(
  actor: Actor,
  [first, last]: readonly [string, string],
  { limit, from }: Paging,
): Promise<RowPage> {
  const { schoolId } = actor;
  const items: BusinessRow[] = [];
  let next = from;
  for (let read = 0; read < PAGES_MAX && items.length < limit; read += 1) {
    const page = await pageOfList(leaversList(schoolId), {
      limit: limit - items.length,
      from: next,
      within: [keptUntil(first), '~'],
    });
    for (const { user, position } of await loadListed(schoolId, page.entries)) {
      // Who leaves stands in the list twice until the works are cleaned up; this entry stays.
      const isLast = user?.removed !== undefined && keptUntil(user.removed) === position;
      if (user && isLast && user.created >= first && user.created < last)
        items.push(toPerson(user, user.created));
    }
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

/** Students who came: those who are there, the newest first, then those who have left since. */
export async function pageOfJoined(actor: Actor, span: Span, paging: Paging): Promise<RowPage> {
  const { schoolId } = actor;
  const { limit, from } = paging;
  const within = instantsOf(span, actor);
  const gone = async (start: Paging['from'], room: number) => {
    const { items, next } = await pageOfGone(actor, within, { limit: room, from: start });
    return { items, next: next && { gone: next } };
  };
  if (from?.['gone']) return gone(from['gone'] as Paging['from'], limit);
  if (from?.['isThrough']) return gone(undefined, limit);
  const list = schoolList(schoolId, PEOPLE_LISTS.students);
  const { entries, next } = await pageOfList(list, { limit, from, within, descending: true });
  const listed = await loadListed(schoolId, entries);
  const items = listed.flatMap(({ user }) => (user ? [toPerson(user, user.created)] : []));
  if (next) return { items, next };
  if (items.length >= limit) return { items, next: { isThrough: true } };
  const rest = await gone(undefined, limit - items.length);
  return { items: [...items, ...rest.items], next: rest.next };
}

/** Students who left, by when what is kept of them is to be deleted. */
export async function pageOfLeft(
  actor: Actor,
  span: Span,
  { limit, from }: Paging,
): Promise<RowPage> {
  const { schoolId } = actor;
  const [begin, end] = instantsOf(span, actor);
  const page = await pageOfList(leaversList(schoolId), {
    limit,
    from,
    within: [keptUntil(begin), keptUntil(end)],
    descending: true,
  });
  const found = await loadListed(schoolId, page.entries);
  // Of a short month the last days are kept as long as its last one; who left at another time is not shown twice.
  const items = found.flatMap(({ user }) =>
    user?.removed && user.removed >= begin && user.removed < end
      ? [toPerson(user, user.removed)]
      : [],
  );
  return { items, next: page.next };
}
