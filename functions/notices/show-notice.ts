import { isReminded, readerOf } from '#functions/domain/notices/channels.ts';
import { mailboxes, readUpTo } from '#functions/domain/notices/mailbox.ts';
import { noticeTextDto, schoolNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import { loadRead } from '#functions/domain/notices/read-marks.ts';
import { loadNoticeText } from '#functions/domain/notices/school-notice.ts';
import { loadShown } from '#functions/domain/notices/shown-notice.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/contracts/notices.ts';

/** A notice of the school, for those to whom it goes. */
export const showNotice: UseCase<typeof notices.endpoints.show> = async (
  actor,
  { notice_id },
  deps,
) => {
  const now = deps.now();
  const reader = readerOf(actor.user);
  const notice = await loadShown(reader, notice_id);
  const { published } = notice;
  const [text, mailbox, marks] = await Promise.all([
    loadNoticeText(notice),
    mailboxes.get(actor),
    loadRead(actor, [published, published]),
  ]);
  const announced = isReminded(notice, reader) ? notice.reminded : published;
  const read =
    marks.has(notice.id) || notice.author === actor.userId || announced <= readUpTo(mailbox, now);
  return {
    notice: schoolNoticeDto(notice, { sent: read ? published : announced, read }),
    text: await noticeTextDto(text, now),
  };
};
