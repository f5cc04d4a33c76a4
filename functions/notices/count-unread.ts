import { type Owner, unreadPartition } from '#functions/domain/notices/inbox-notice.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/contracts/notices.ts';
import { LIMITS } from '#shared/limits.ts';

/** Counts no further than the badge can show. */
export async function countUnread(owner: Owner): Promise<number> {
  const { count } = await queryItems({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': unreadPartition(owner) },
    Select: 'COUNT',
    Limit: LIMITS.badgeMax + 1,
  });
  return count;
}

export const countUnreadNotices: UseCase<typeof notices.endpoints.unreadCount> = async (actor) => ({
  count: await countUnread(actor),
});
