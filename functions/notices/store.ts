import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { queryItems } from '#functions/_lib/table.ts';
import { NoticeId, SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

/** A notice in the inbox of one person. */
const InboxNotice = () =>
  z.object({
    id: NoticeId,
    schoolId: SchoolId,
    userId: UserId,
    title: z.string(),
    body: z.string(),
    sent: z.iso.datetime(),
    read: z.boolean(),
  });

export interface Owner {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

const PREFIX = 'NOTICE#';
const inboxPartition = ({ schoolId, userId }: Owner) =>
  `${personPartition(schoolId, userId)}#INBOX`;
const unreadPartition = ({ schoolId, userId }: Owner) =>
  `${personPartition(schoolId, userId)}#UNREAD`;

/** Only unread notices are in the index, so that counting them reads nothing else. */
export const inbox = entity({
  type: 'inbox-notice',
  version: 1,
  schema: InboxNotice,
  key: ({ id, ...owner }: Owner & { id: NoticeId }) => ({
    pk: inboxPartition(owner),
    sk: `${PREFIX}${id}`,
  }),
  indexes: (notice) =>
    notice.read ? undefined : { gsi1pk: unreadPartition(notice), gsi1sk: notice.id },
});

/** Notices of a person, newest first. */
export const pageInbox = (owner: Owner, limit: number, from: Record<string, unknown> | undefined) =>
  inbox.page(inboxPartition(owner), PREFIX, { limit, from, descending: true });

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
