import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/contracts/notices.ts';
import { countUnread } from './store.ts';

export const countUnreadNotices: UseCase<typeof notices.endpoints.unreadCount> = async (actor) => ({
  count: await countUnread(actor),
});
