import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { DAY_MS } from '#shared/days.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { MUTABLE_KINDS } from '#shared/notices/rules.ts';
import { inboxPartition, type Owner } from './inbox-notice.ts';

/** What a person has set, and how far they have read. There is none before the first of both. */
const Mailbox = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** All notices of the school up to this instant count as read; empty for none. */
    upTo: z.string(),
    muted: z.array(z.enum(MUTABLE_KINDS)),
  });
type Mailbox = z.infer<ReturnType<typeof Mailbox>>;

export const mailboxes = entity({
  type: 'mailbox',
  version: 1,
  schema: Mailbox,
  key: (owner: Owner) => ({ pk: inboxPartition(owner), sk: 'MAILBOX' }),
});

export const newMailbox = ({ schoolId, userId }: Owner): Mailbox => ({
  schoolId,
  userId,
  upTo: '',
  muted: [],
});

/** Everything that was announced up to this instant counts as read: old notices do so by themselves. */
export function readUpTo(mailbox: Pick<Mailbox, 'upTo'> | undefined, now: Date): string {
  const old = new Date(now.getTime() - NOTICE_LIMITS.unreadDays * DAY_MS).toISOString();
  return [old, mailbox?.upTo ?? ''].toSorted()[1] ?? old;
}
