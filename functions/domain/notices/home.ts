import { countUnreadNotices } from './count-unread.ts';
import { listNotices } from './list-notices.ts';

export const NOTICES_READINGS = {
  unread: countUnreadNotices,
  notices: listNotices,
  noticesOfStudent: listNotices,
};
