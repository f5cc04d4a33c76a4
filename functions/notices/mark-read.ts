import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { notices } from '#shared/contracts/notices.ts';

export const markRead: UseCase<typeof notices.endpoints.markRead> = async (actor, input) => {
  const { schoolId, userId } = actor;
  const notice = await inbox.change({ schoolId, userId, id: input.notice_id }, (found) =>
    found.read ? undefined : { ...found, read: true },
  );
  if (!notice) throw new CallError(CODE.notFound, { reason: 'notices.missing' });
  return null;
};
