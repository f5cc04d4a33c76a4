import {
  INBOX_PREFIX,
  inbox,
  inboxPartition,
  type Owner,
  unreadPartition,
} from '#functions/domain/notices/inbox-notice.ts';
import { queryItems } from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';

/** Notices of a person, newest first. */
export const pageInbox = (owner: Owner, limit: number, from: Record<string, unknown> | undefined) =>
  inbox.page(inboxPartition(owner), INBOX_PREFIX, { limit, from, descending: true });

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
