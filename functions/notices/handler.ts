import { countUnreadNotices } from '#functions/domain/notices/count-unread.ts';
import { listNotices } from '#functions/domain/notices/list-notices.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { notices } from '#shared/contracts/notices.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';

export const handler = createHandler(notices, {
  unreadCount: countUnreadNotices,
  list: listNotices,
  markRead,
  markAllRead,
});
