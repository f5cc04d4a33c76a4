import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { between, inPartition } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import {
  getItemsInOrder,
  type Item,
  isConditionFailure,
  putItem,
  queryAll,
  queryItems,
} from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import type { Owner } from './inbox-notice.ts';
import { noticePartition, type SchoolNoticeKey, type SchoolNoticeValue } from './school-notice.ts';

/*
 * Whoever opens a notice of the school writes two lines: one with the notice, for its author, and one with the person,
 * for their list. They are as small as possible, since a school has thousands of readers: no type, no revision.
 */

const readersOf = (notice: SchoolNoticeKey): string => `${noticePartition(notice)}#READERS`;
const marksOf = ({ schoolId, userId }: Owner): string =>
  `${personPartition(schoolId, userId)}#READ`;

/** Keeps the time of the first reading. Repeating it changes nothing; a second line that is missing is written. */
export async function noteRead(
  reader: Owner,
  notice: Pick<SchoolNoticeValue, 'schoolId' | 'id' | 'published'>,
  now: Date,
): Promise<void> {
  const { userId } = reader;
  await putItem({
    Item: { pk: readersOf(notice), sk: userId, at: now.toISOString() },
    ConditionExpression: 'attribute_not_exists(pk)',
  }).catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
  const expires = epochSeconds(new Date(now.getTime() + NOTICE_LIMITS.markDays * DAY_MS));
  await putItem({ Item: { pk: marksOf(reader), sk: `${notice.published}#${notice.id}`, expires } });
}

/** Marks of one page: more than anybody reads between two times of marking everything as read. */
const MARKS = 300;

/** The ids of notices that a person has read, of those published between two instants, both included. */
export async function loadRead(
  reader: Owner,
  [first, last]: readonly [string, string],
): Promise<ReadonlySet<string>> {
  const { items } = await queryItems({
    ...between(marksOf(reader), [first, `${last}~`]),
    ScanIndexForward: false,
    Limit: MARKS,
  });
  return new Set(items.map(({ sk }) => String(sk).split('#')[1] ?? ''));
}

interface Read {
  readonly userId: UserId;
  readonly at: string;
}

const toRead = ({ sk, at }: Item): Read => ({ userId: UserId.parse(sk), at: String(at) });

/** A page of those who have read a notice, in the order of their ids. */
export async function pageOfReaders(
  notice: SchoolNoticeKey,
  { limit, from }: { readonly limit: number; readonly from: Item | undefined },
): Promise<{ readonly items: Read[]; readonly next: Item | undefined }> {
  const { items, next } = await queryItems({
    ...inPartition(readersOf(notice)),
    Limit: limit,
    ExclusiveStartKey: from,
  });
  return { items: items.map(toRead), next };
}

/** All who have read a notice, for the export of a school. */
export async function allReaders(notice: SchoolNoticeKey): Promise<Read[]> {
  return (await queryAll(inPartition(readersOf(notice)))).map(toRead);
}

/** How many have read a notice. A page of the table counts some 8,000. */
export async function countReaders(notice: SchoolNoticeKey): Promise<number> {
  let sum = 0;
  let from: Item | undefined;
  do {
    const { count, next } = await queryItems({
      ...inPartition(readersOf(notice)),
      Select: 'COUNT',
      ExclusiveStartKey: from,
    });
    sum += count;
    from = next;
  } while (from);
  return sum;
}

/** Which of these people have read a notice. */
export async function readAmong(
  notice: SchoolNoticeKey,
  people: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const pk = readersOf(notice);
  const found = await getItemsInOrder(people.map((sk) => ({ pk, sk })));
  return new Set(people.filter((_, index) => found[index]));
}
