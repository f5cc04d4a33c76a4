import { countUnread } from '#functions/domain/notices/count-unread.ts';
import {
  type InboxNotice,
  inbox,
  type Owner,
  unreadPartition,
} from '#functions/domain/notices/inbox-notice.ts';
import { mailboxes, newMailbox } from '#functions/domain/notices/mailbox.ts';
import { newestNotices } from '#functions/domain/notices/newest.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type Item, transact, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/notices/contract.ts';

/** Notices of one transaction. */
const PAGE = 25;
/** What one call marks at most; whoever has more asks again. */
const PAGES_MAX = 2;

const asRead = (notice: InboxNotice): InboxNotice => ({ ...notice, read: true });

/** All in one transaction; one by one when another device has read some of them in between. */
async function markPage(page: readonly Stored<InboxNotice>[]): Promise<void> {
  if (await written(page.flatMap((notice) => inbox.replacing(notice, notice, asRead(notice)))))
    return;
  for (const notice of page)
    await inbox.change(notice, (found) => (found.read ? undefined : asRead(found)));
}

/** Where the unread notices go on that are left for the next call; undefined when none are. */
async function markPages(owner: Owner): Promise<Item | undefined> {
  let from: Item | undefined;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    // Goes on behind what was marked, since the index follows the table with a delay.
    const page = await inbox.pageOfIndex(unreadPartition(owner), { limit: PAGE, from });
    if (page.items.length > 0) await markPage(page.items);
    from = page.next;
    if (!from) return undefined;
  }
  return from;
}

/** Everything that the school has announced up to now is read, whatever is announced the next moment. */
async function markSchool(owner: Owner): Promise<void> {
  const [newest, mailbox] = await Promise.all([
    newestNotices.get(owner.schoolId, { consistent: true }),
    mailboxes.get(owner, { consistent: true }),
  ]);
  if (!newest || newest.at <= (mailbox?.upTo ?? '')) return;
  const after = { ...(mailbox ?? newMailbox(owner)), upTo: newest.at };
  await transact(mailboxes.writing(owner, mailbox, after));
}

export const markAllRead: UseCase<typeof notices.endpoints.markAllRead> = async (actor) => {
  await retryWrite(() => markSchool(actor));
  const from = await markPages(actor);
  return { left: from ? await countUnread(actor, from) : 0 };
};
