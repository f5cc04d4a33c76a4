import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  platformList,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { StoredRichText, toStoredText } from '#functions/platform/stored-rich-text.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { ClassId, SchoolId, SchoolNoticeId, UploadId, UserId } from '#shared/ids.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import {
  NOTICE_ROLES,
  NOTICE_STATES,
  type NoticeRole,
  type NoticeState,
} from '#shared/notices/rules.ts';

/** An instant, or empty. */
const Instant = () => z.string();

/** A notice that staff of a school have written. Its text is an item of its own, because lists do not need it. */
const SchoolNotice = () =>
  z.object({
    id: SchoolNoticeId,
    schoolId: SchoolId,
    author: UserId,
    /** The author's name when it was written. */
    byName: z.string(),
    title: z.string(),
    /** How the text begins. */
    summary: z.string(),
    /** Files attached to it. */
    files: z.number().int(),
    state: z.enum(NOTICE_STATES),
    roles: z.array(z.enum(NOTICE_ROLES)),
    classIds: z.array(ClassId),
    userIds: z.array(UserId),
    /** Who taught its classes when it was published: they see what their classes are told. */
    staffIds: z.array(UserId),
    important: z.boolean(),
    pinned: z.boolean(),
    /** When it is to be published. */
    at: Instant(),
    published: Instant(),
    /** When it was changed last after that. */
    edited: Instant(),
    /** When those who have not read it were reminded last. */
    reminded: Instant(),
    withdrawn: Instant(),
    created: z.iso.datetime(),
  });
export type SchoolNoticeValue = z.infer<ReturnType<typeof SchoolNotice>>;
export type SchoolNotice = Stored<SchoolNoticeValue>;
export type SchoolNoticeKey = Pick<SchoolNoticeValue, 'schoolId' | 'id'>;

/**
 * Lists of the notices of a school. Those of a role, a class or a person are its channels: a notice has one entry in
 * each that it goes to, however many people read it there, at the instant at which it was announced.
 */
export const NOTICE_LISTS = {
  of: (state?: NoticeState, author?: UserId) =>
    `notices${state ? `-${state}` : ''}${author ? `-${author}` : ''}`,
  find: 'notices-find',
  ofRole: (role: NoticeRole) => `notices-role-${role}`,
  ofClass: (id: ClassId) => `notices-class-${id}`,
  ofPerson: (id: UserId) => `notices-person-${id}`,
} as const;

/** Notices of all schools that are to be published, by the time from which, for the job that does it. */
export const PLANNED_NOTICES = platformList('NOTICES-PLANNED');

/** A title is found by words that begin early in it: so a changed title fits into one transaction with its files. */
export const searchTexts = ({ title }: Pick<SchoolNoticeValue, 'title'>): SearchText[] => [
  { text: title, starts: NOTICE_LIMITS.titleSearched },
];

function placesOf(notice: SchoolNoticeValue): [list: string, position: string][] {
  const { state, author, created, published, at } = notice;
  return [undefined, author].flatMap((owner): [string, string][] => [
    [NOTICE_LISTS.of(undefined, owner), created],
    [NOTICE_LISTS.of(state, owner), published || at || created],
  ]);
}

type Audience = Pick<SchoolNoticeValue, 'roles' | 'classIds' | 'userIds'>;

const channelsOf = ({ roles, classIds, userIds }: Audience): string[] => [
  ...roles.map(NOTICE_LISTS.ofRole),
  ...classIds.map(NOTICE_LISTS.ofClass),
  ...userIds.map(NOTICE_LISTS.ofPerson),
];

/** Where it stands in channels; a reminder does not go to the staff of its classes. */
function announcements(notice: SchoolNoticeValue): [list: string, position: string][] {
  const { state, published, reminded, staffIds, userIds } = notice;
  if (state !== 'published') return [];
  const channels = channelsOf(notice);
  const others = staffIds.filter((id) => !userIds.includes(id)).map(NOTICE_LISTS.ofPerson);
  return [
    ...[...channels, ...others].map((list): [string, string] => [list, published]),
    ...(reminded ? channels.map((list): [string, string] => [list, reminded]) : []),
  ];
}

function listsOf(notice: SchoolNoticeValue): Listing[] {
  const { schoolId, id, state, at } = notice;
  return [
    ...placesOf(notice).map(([list, position]) =>
      listing(schoolList(schoolId, list), position, id),
    ),
    ...announcements(notice).map(([list, position]) =>
      showing(listing(schoolList(schoolId, list), position, id)),
    ),
    ...(state === 'planned' ? [listing(PLANNED_NOTICES, at, `${schoolId}/${id}`)] : []),
    ...searchListings(schoolList(schoolId, NOTICE_LISTS.find), searchTexts(notice), id),
  ];
}

/** The partition of a notice and its text. */
export const noticePartition = ({ schoolId, id }: SchoolNoticeKey): string =>
  `${schoolPrefix(schoolId)}NOTICE#${id}`;

/** What entries of channels carry, and never changes: so an edit writes the notice, and none of them. */
const CARRIED = ['author', 'important', 'published'] as const;
export type NoticeRow = Pick<SchoolNoticeValue, (typeof CARRIED)[number]>;

export const schoolNotices = entity({
  type: 'school-notice',
  version: 1,
  schema: SchoolNotice,
  key: (id: SchoolNoticeKey) => ({ pk: noticePartition(id), sk: 'NOTICE' }),
  lists: listsOf,
  row: attributes<SchoolNotice, keyof NoticeRow>(CARRIED),
});

/** Changes a notice together with other writes. Fails without a refusal when it changed in between. */
export async function changeNotice(
  { rev, ...before }: SchoolNotice,
  changes: Partial<SchoolNoticeValue>,
  also: (after: SchoolNoticeValue) => TransactWrite[],
): Promise<SchoolNotice> {
  const after = { ...before, ...changes };
  await transact([...schoolNotices.replacing(before, { ...before, rev }, after), ...also(after)]);
  return { ...after, rev: rev + 1 };
}

const NoticeFile = () =>
  z.object({ id: UploadId, key: z.string(), name: z.string(), bytes: z.number().int() });

const NoticeText = () =>
  z.object({
    schoolId: SchoolId,
    noticeId: SchoolNoticeId,
    content: StoredRichText(),
    files: z.array(NoticeFile()),
  });
export type NoticeText = z.infer<ReturnType<typeof NoticeText>>;

export const noticeTexts = entity({
  type: 'notice-text',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: NoticeText,
  stored: (text) => ({ ...text, content: toStoredText(text.content) }),
  key: (id: SchoolNoticeKey) => ({ pk: noticePartition(id), sk: 'TEXT' }),
});

export async function loadNoticeText(notice: SchoolNoticeKey): Promise<Stored<NoticeText>> {
  const found = await noticeTexts.get(notice, { consistent: true });
  if (!found) throw new TypeError(`the notice ${notice.id} has no text`);
  return found;
}

/** The notices of a school that stand above the others. */
const PinnedNotices = () => z.object({ schoolId: SchoolId, ids: z.array(SchoolNoticeId) });

export const pinnedNotices = entity({
  type: 'pinned-notices',
  version: 1,
  schema: PinnedNotices,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}NOTICES`, sk: 'PINNED' }),
});
