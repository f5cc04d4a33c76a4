import { announcedTo } from '#functions/domain/notices/announced.ts';
import { readerOf } from '#functions/domain/notices/channels.ts';
import { noticeTextDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  loadNoticeText,
  type SchoolNoticeValue,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import { loadShown } from '#functions/domain/notices/shown-notice.ts';
import type { User } from '#functions/domain/people/user.ts';
import { loadPageOwner } from '#functions/domain/students/page-owner.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import type { parents } from '#shared/parents/contract.ts';

const toPageNotice = (notice: SchoolNoticeValue) => ({
  id: notice.id,
  title: notice.title,
  summary: notice.summary,
  published: notice.published,
  important: notice.important,
  edited: notice.edited !== '',
  by: notice.byName,
  files: notice.files,
});

/** The last notices of the school to a child; where it was reminded of one, that counts once. */
export async function noticesOfLate(user: User) {
  const { schoolId } = user;
  const { list } = await announcedTo(readerOf(user), { limit: NOTICE_LIMITS.ofFamily });
  const ids = [...new Set(list.map(({ id }) => id))];
  const found = await schoolNotices.getMany(ids.map((id) => ({ schoolId, id })));
  return found.flatMap((notice) => (notice?.state === 'published' ? [toPageNotice(notice)] : []));
}

export const showPageNotice: UseCase<typeof parents.endpoints.showNotice> = async (
  _visitor,
  { notice_id, ...address },
  deps,
) => {
  const now = deps.now();
  const { user } = await loadPageOwner(address, now);
  const notice = await loadShown(readerOf(user), notice_id);
  const text = await loadNoticeText(notice);
  return { notice: toPageNotice(notice), text: await noticeTextDto(text, now) };
};
