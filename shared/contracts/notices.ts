import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { NoticeId } from '#shared/ids.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { group, post } from './endpoint.ts';
import { cursor, dateTime, empty, ownId, page, pageSize, UserId } from './fields.ts';

const Notice = z.object({
  id: NoticeId,
  title: z.string(),
  body: z.string(),
  sent: dateTime,
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

const unreadCount = post('notice/notice_school_count', {
  summary: 'Unread notices of the caller, for the bell; counts up to 100.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 2, write: 0 },
  input: ownId,
  output: () => z.object({ count: z.number().int().min(0) }),
});

const list = post('notice/list', {
  summary: 'Notices of the caller, newest first.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 3, write: 0 },
  input: () => z.object({ user_id: UserId, cursor, limit: pageSize }),
  output: () => page(Notice),
});

const markRead = post('notice/read', {
  summary: 'Mark one notice of the caller as read; repeating it changes nothing.',
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  budget: { read: 2, write: 3 },
  codes: [CODE.notFound],
  input: () => z.object({ user_id: UserId, notice_id: NoticeId }),
  output: empty,
});

const markAllRead = post('notice/read_all', {
  summary:
    'Mark the unread notices of the caller as read, a bounded number of them: `left` says how many are still unread, counted up to 100.',
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  // For two pages of 25.
  budget: { read: 6, write: 150 },
  input: ownId,
  output: () => z.object({ left: z.number().int().min(0) }),
});

export const notices = group('notices', { unreadCount, list, markRead, markAllRead });
