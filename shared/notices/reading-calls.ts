import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  empty,
  oneOf,
  optionalFlag,
  ownId,
  page,
  pageSize,
  UserId,
} from '#shared/fields.ts';
import { NoticeId } from '#shared/ids.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { Notice } from './fields.ts';
import { NOTICE_LIMITS } from './limits.ts';
import { NOTICE_KINDS } from './rules.ts';

export const unreadCount = post('notice/notice_school_count', {
  summary: `Unread notices of the caller, for the bell: messages of the service and notices of the school, without those of kinds that the caller has muted. Counts up to 100. Notices of the school count for ${NOTICE_LIMITS.unreadDays} days.`,
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  // Two units where nothing new was published; else half a unit for each class of a student, and the unread ones.
  budget: { read: 24, write: 0 },
  input: ownId,
  output: () => z.object({ count: z.number().int().min(0) }),
});

export const list = post('notice/list', {
  summary:
    'Notices of the caller, newest first: messages of the service and notices of the school, all or those of a kind. With `pinned` the first page begins with those that are pinned. A page may be short although more follow.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 42, write: 0 },
  input: () =>
    z.object({
      user_id: UserId,
      kind: oneOf(['', ...NOTICE_KINDS]).default(''),
      pinned: optionalFlag(),
      cursor,
      limit: pageSize,
    }),
  output: () => page(Notice()),
});

export const markRead = post('notice/read', {
  summary: 'Mark one notice of the caller as read; repeating it changes nothing.',
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  budget: { read: 3, write: 3 },
  codes: [CODE.notFound],
  input: () => z.object({ user_id: UserId, notice_id: NoticeId }),
  output: empty,
});

export const markAllRead = post('notice/read_all', {
  summary:
    'Mark all notices of the school as read, and of the messages to the caller a bounded number: `left` says how many of these are still unread, counted up to 100.',
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  // For two pages of 25.
  budget: { read: 8, write: 150 },
  input: ownId,
  output: () => z.object({ left: z.number().int().min(0) }),
});
