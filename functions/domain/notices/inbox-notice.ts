import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { NoticeId, newId, SchoolId, UserId } from '#shared/ids.ts';
import { kindOfMessage, type NoticeKind } from '#shared/notices/rules.ts';

/** A notice of the service itself: keys of its messages, so that everybody reads it in their language. */
const MessageKeys = () =>
  z.object({
    title: z.string(),
    body: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  });

/** A notice in the inbox of one person. */
const InboxNotice = () =>
  z.object({
    id: NoticeId,
    schoolId: SchoolId,
    userId: UserId,
    title: z.string(),
    body: z.string(),
    /** Instead of title and body. */
    told: MessageKeys().optional(),
    /** Id of what it is about. */
    about: z.string().optional(),
    sent: z.iso.datetime(),
    read: z.boolean(),
  });
export type InboxNotice = z.infer<ReturnType<typeof InboxNotice>>;

export interface Owner {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

export const INBOX_PREFIX = 'NOTICE#';
export const inboxPartition = ({ schoolId, userId }: Owner) =>
  `${personPartition(schoolId, userId)}#INBOX`;
export const unreadPartition = ({ schoolId, userId }: Owner) =>
  `${personPartition(schoolId, userId)}#UNREAD`;

/** Only unread notices are in the index, so that counting them reads nothing else. */
export const inbox = entity({
  type: 'inbox-notice',
  version: 1,
  schema: InboxNotice,
  key: ({ id, ...owner }: Owner & { id: NoticeId }) => ({
    pk: inboxPartition(owner),
    sk: `${INBOX_PREFIX}${id}`,
  }),
  indexes: (notice) =>
    notice.read ? undefined : { gsi1pk: unreadPartition(notice), gsi1sk: notice.id },
});

type BaseOf<K> = K extends `${infer Base}.title` ? Base : never;
/** Messages with a title and a body. */
type NotificationKey = BaseOf<MessageKey>;

/** What a notice is about. What has no key was written by people of the school. */
export const kindOf = ({ told }: Pick<InboxNotice, 'told'>): NoticeKind =>
  told ? kindOfMessage(told.title) : 'school';

/**
 * Notifies one person, in the person's own language; the writes are for the caller's transaction. `about` is the id
 * of a thing that the reader may open.
 */
export function notifying(
  { schoolId, userId }: Owner,
  key: NotificationKey,
  params: Readonly<Record<string, string>>,
  now: Date,
  about?: string,
): TransactWrite[] {
  const id = newId('notice', now.getTime());
  const told = { title: `${key}.title`, body: `${key}.body`, params };
  const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
  return inbox.creating(notice, {
    ...notice,
    sent: now.toISOString(),
    ...(about && { about }),
  });
}
