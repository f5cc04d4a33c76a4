import type { Reading } from '#functions/domain/sessions/reading.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { Stored } from '#functions/platform/entity.ts';
import type { Item } from '#functions/platform/table.ts';
import type { notices } from '#shared/notices/contract.ts';
import type { Notice } from '#shared/notices/fields.ts';
import type { NoticeKind } from '#shared/notices/rules.ts';
import { type Announced, announcedTo } from './announced.ts';
import { type Reader, readerOf } from './channels.ts';
import {
  INBOX_PREFIX,
  type InboxNotice,
  inbox,
  inboxPartition,
  kindOf,
  type Owner,
} from './inbox-notice.ts';
import { inboxNoticeDto } from './notice-dtos.ts';
import { loadPinned } from './pinned.ts';
import { withReadings } from './school-list.ts';

/** Notices of a person, newest first. */
export const pageInbox = (owner: Owner, limit: number, from: Item | undefined) =>
  inbox.page(inboxPartition(owner), INBOX_PREFIX, { limit, from, descending: true });

/** Pages that are looked through for one kind. */
const LOOKED_AT = 4;

interface InboxPage {
  readonly items: readonly Stored<InboxNotice>[];
  readonly next: Item | undefined;
}

async function pageOfKind(
  owner: Owner,
  { kind, limit, from }: { kind: NoticeKind | ''; limit: number; from: Item | undefined },
): Promise<InboxPage> {
  if (!kind) return pageInbox(owner, limit, from);
  const items: Stored<InboxNotice>[] = [];
  let next = from;
  for (let read = 0; read < LOOKED_AT && items.length < limit; read += 1) {
    const page = await pageInbox(owner, limit, next);
    items.push(...page.items.filter((notice) => kindOf(notice) === kind));
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

/** Where a list goes on in its two sources; one that is over is marked so. */
interface Place {
  readonly inbox?: Item;
  readonly inboxOver?: true;
  readonly before?: string;
  readonly schoolOver?: true;
}

interface Sources {
  readonly inbox: InboxPage;
  readonly school: { readonly list: readonly Announced[]; readonly more: boolean };
}

const EMPTY: Sources = {
  inbox: { items: [], next: undefined },
  school: { list: [], more: false },
};

async function readSources(
  reader: Reader,
  { kind, limit }: { readonly kind: NoticeKind | ''; readonly limit: number },
  place: Place,
): Promise<Sources> {
  const isSchool = kind === '' || kind === 'school';
  const [ofInbox, ofSchool] = await Promise.all([
    place.inboxOver ? EMPTY.inbox : pageOfKind(reader, { kind, limit, from: place.inbox }),
    place.schoolOver || !isSchool
      ? EMPTY.school
      : announcedTo(reader, { limit, before: place.before }),
  ]);
  return { inbox: ofInbox, school: ofSchool };
}

/** The newest of both sources, as many as a page has. */
function merged({ inbox: { items }, school: { list } }: Sources, limit: number) {
  const all = [
    ...items.map((notice) => ({ at: notice.sent, notice })),
    ...list.map((announced) => ({ at: announced.at, announced })),
  ];
  return all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, limit);
}
type Taken = ReturnType<typeof merged>;

function placeBehind(taken: Taken, { inbox: own, school }: Sources, before: Place): Place {
  const read = taken.flatMap((each) => ('notice' in each ? [each.notice] : []));
  const seen = taken.flatMap((each) => ('announced' in each ? [each.announced] : []));
  const last = read.at(-1);
  const ownRest: Place =
    read.length < own.items.length
      ? { ...(last ? { inbox: { ...inbox.key(last) } } : before.inbox && { inbox: before.inbox }) }
      : own.next
        ? { inbox: own.next }
        : { inboxOver: true };
  const place = seen.at(-1)?.place ?? before.before;
  const isLeft = seen.length < school.list.length || school.more;
  const schoolRest: Place = isLeft ? { ...(place && { before: place }) } : { schoolOver: true };
  return { ...ownRest, ...schoolRest };
}

export const listNotices: Reading<typeof notices.endpoints.list> = async (actor, input, deps) => {
  const now = deps.now();
  const reader = readerOf(actor.user);
  const name = `notices ${input.kind} ${actor.userId}`;
  const place: Place = (await fromCursor(input.cursor, name)) ?? {};
  const isSchool = input.kind === '' || input.kind === 'school';
  const [sources, pinned] = await Promise.all([
    readSources(reader, input, place),
    input.pinned && isSchool ? loadPinned(reader) : [],
  ]);
  const taken = merged(sources, input.limit);
  const announced = taken.flatMap((each) => ('announced' in each ? [each.announced] : []));
  const first = input.cursor ? [] : pinned;
  const ofSchool = await withReadings(reader, { announced, pinned, first }, now);
  const list = taken.flatMap((each): Notice[] => {
    if ('notice' in each) return [inboxNoticeDto(each.notice, actor.language)];
    const dto = ofSchool.at(each.announced);
    return dto ? [dto] : [];
  });
  const next = placeBehind(taken, sources, place);
  const isOver = next.inboxOver && next.schoolOver;
  return {
    list: [...ofSchool.first, ...list],
    cursor: await toCursor(isOver ? undefined : { ...next }, name),
  };
};
