import type { Reading } from '#functions/domain/sessions/reading.ts';
import { inIndex } from '#functions/platform/key-range.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import type { notices } from '#shared/contracts/notices.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Owner, unreadPartition } from './inbox-notice.ts';

/** Counts no further than the badge can show; with `from`, only what comes behind it. */
export async function countUnread(owner: Owner, from?: Item): Promise<number> {
  const { count } = await queryItems({
    ...inIndex(unreadPartition(owner)),
    Select: 'COUNT',
    Limit: LIMITS.badgeMax + 1,
    ExclusiveStartKey: from,
  });
  return count;
}

export const countUnreadNotices: Reading<typeof notices.endpoints.unreadCount> = async (actor) => ({
  count: await countUnread(actor),
});
