import type { Reading } from '#functions/domain/sessions/reading.ts';
import { inIndex } from '#functions/platform/key-range.ts';
import { getItemsInOrder, type Item, queryItems } from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';
import type { notices } from '#shared/notices/contract.ts';
import type { MutableKind } from '#shared/notices/rules.ts';
import { readChannels } from './announced.ts';
import { channelsOf, type Reader, readerOf } from './channels.ts';
import { inbox, kindOf, type Owner, unreadPartition } from './inbox-notice.ts';
import { mailboxes, readUpTo } from './mailbox.ts';
import { newestNotices } from './newest.ts';
import { loadRead } from './read-marks.ts';

const MOST = LIMITS.badgeMax + 1;

/** Counts no further than the badge can show; with `from`, only what comes behind it. */
export async function countUnread(owner: Owner, from?: Item): Promise<number> {
  const { count } = await queryItems({
    ...inIndex(unreadPartition(owner)),
    Select: 'COUNT',
    Limit: MOST,
    ExclusiveStartKey: from,
  });
  return count;
}

/** The same without muted kinds, of the newest unread notices. */
async function countAudible(owner: Owner, muted: readonly MutableKind[]): Promise<number> {
  if (muted.length === 0) return countUnread(owner);
  const { items } = await inbox.pageOfIndex(unreadPartition(owner), {
    limit: MOST,
    descending: true,
  });
  return items.filter((notice) => !muted.some((kind) => kind === kindOf(notice))).length;
}

interface Known {
  /** All that was announced up to this instant is read. */
  readonly upTo: string;
  readonly muted: readonly MutableKind[];
  /** The newest announcements of the school by kind of channel. */
  readonly newest: Readonly<Record<string, string>>;
}

/** Unread notices of the school among the newest of each channel; channels without news are not read. */
async function countOfSchool(reader: Reader, { upTo, muted, newest }: Known): Promise<number> {
  const channels = channelsOf(reader).filter(({ kind }) => (newest[kind] ?? '') > upTo);
  if (channels.length === 0) return 0;
  const range = { limit: MOST, after: upTo };
  const { list } = await readChannels(reader.schoolId, channels, range);
  const isMuted = muted.includes('school');
  const published = new Map(
    list
      .filter(({ author, important }) => author !== reader.userId && (important || !isMuted))
      .map((each) => [each.id, each.published]),
  );
  const times = [...published.values()].toSorted();
  const [first = '', last = first] = [times[0], times.at(-1)];
  if (!first) return 0;
  const read = await loadRead(reader, [first, last]);
  return [...published.keys()].filter((id) => !read.has(id)).length;
}

async function loadKnown(reader: Reader, now: Date): Promise<Known> {
  const [box, newest] = await getItemsInOrder([
    mailboxes.key(reader),
    newestNotices.key(reader.schoolId),
  ]);
  const mailbox = box && mailboxes.parse(box);
  return {
    upTo: readUpTo(mailbox, now),
    muted: mailbox?.muted ?? [],
    newest: newest ? newestNotices.parse(newest).by : {},
  };
}

export const countUnreadNotices: Reading<typeof notices.endpoints.unreadCount> = async (
  actor,
  _input,
  deps,
) => {
  const reader = readerOf(actor.user);
  const known = await loadKnown(reader, deps.now());
  const counts = await Promise.all([
    countAudible(actor, known.muted),
    countOfSchool(reader, known),
  ]);
  return { count: Math.min(MOST, counts[0] + counts[1]) };
};
