import type { notices } from '#shared/contracts/notices.ts';
import { LIMITS } from '#shared/limits.ts';
import { type ExamplesOf, own } from '#tests/contract/example.ts';
import { sendNotice, sendNotices } from '#tests/factories/notice.ts';

export const examples: ExamplesOf<typeof notices> = {
  unreadCount: own,
  list: async (scene) => {
    await sendNotices(scene.actor, LIMITS.pageSize + 1);
    return own(scene);
  },
  markAllRead: async (scene) => {
    await sendNotices(scene.actor, 25);
    return own(scene);
  },
  markRead: async (scene) => ({ ...own(scene), notice_id: await sendNotice(scene.actor) }),
};
