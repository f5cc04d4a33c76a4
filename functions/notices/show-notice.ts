import { announcedTo, readerOf } from '#functions/domain/notices/channels.ts';
import { loadIsRead } from '#functions/domain/notices/load-is-read.ts';
import { noticeTextDto, schoolNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import { loadNoticeText } from '#functions/domain/notices/school-notice.ts';
import { loadShown } from '#functions/domain/notices/shown-notice.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/notices/contract.ts';

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
  const [text, isRead] = await Promise.all([
    loadNoticeText(notice),
    loadIsRead(reader, [published, published], now),
  ]);
  const read = isRead(notice);
  const sent = read ? published : announcedTo(notice, reader);
  return {
    notice: schoolNoticeDto(notice, { sent, read }),
    text: await noticeTextDto(text, now),
  };
};
