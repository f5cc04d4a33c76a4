import { createHandler } from '#functions/request/create-handler.ts';
import { notices } from '#shared/contracts/notices.ts';
import { countUnreadNotices } from './count-unread.ts';
import { listNotices } from './list-notices.ts';
import { markRead } from './mark-read.ts';

export const handler = createHandler(notices, {
  unreadCount: countUnreadNotices,
  list: listNotices,
  markRead,
});
