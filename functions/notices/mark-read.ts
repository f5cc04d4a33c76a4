import { readerOf } from '#functions/domain/notices/channels.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { noteRead } from '#functions/domain/notices/read-marks.ts';
import { loadShown } from '#functions/domain/notices/shown-notice.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import type { notices } from '#shared/notices/contract.ts';

export const markRead: UseCase<typeof notices.endpoints.markRead> = async (
  actor,
  { notice_id: id },
  deps,
) => {
  const ofSchool = SchoolNoticeId.safeParse(id);
  if (ofSchool.success) {
    const reader = readerOf(actor.user);
    await noteRead(actor, await loadShown(reader, ofSchool.data), deps.now());
    return null;
  }
  const { schoolId, userId } = actor;
  const notice = await inbox.change({ schoolId, userId, id }, (found) =>
    found.read ? undefined : { ...found, read: true },
  );
  if (!notice) throw new CallError(CODE.notFound, { reason: 'notices.missing' });
  return null;
};
