import { announcedTo, type Reader } from './channels.ts';
import { mailboxes, readUpTo } from './mailbox.ts';
import { loadRead } from './read-marks.ts';
import type { SchoolNotice } from './school-notice.ts';

/** Answers which notices, of those published between two instants, both included, a reader has read. */
export async function loadIsRead(
  reader: Reader,
  published: readonly [string, string],
  now: Date,
): Promise<(notice: SchoolNotice) => boolean> {
  const [mailbox, marks] = await Promise.all([mailboxes.get(reader), loadRead(reader, published)]);
  const upTo = readUpTo(mailbox, now);
  return (notice) =>
    marks.has(notice.id) || notice.author === reader.userId || announcedTo(notice, reader) <= upTo;
}
