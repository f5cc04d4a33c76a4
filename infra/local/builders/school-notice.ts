import {
  type NoticeText,
  noticeTexts,
  type SchoolNoticeValue,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId } from '#shared/ids.ts';
import { NOTICE_ROLES } from '#shared/notices/rules.ts';
import type { Owner } from './owner.ts';

/** A draft to the whole school. */
export const newSchoolNotice = (
  { schoolId, userId: author, name: byName }: Owner,
  values: Partial<SchoolNoticeValue> = {},
): SchoolNoticeValue => ({
  id: newId('schoolNotice'),
  schoolId,
  author,
  byName,
  title: '国庆放假安排',
  summary: '10 月 1 日至 7 日停课，8 日照常上课。',
  files: 0,
  state: 'draft',
  roles: [...NOTICE_ROLES],
  classIds: [],
  userIds: [],
  staffIds: [],
  important: false,
  pinned: false,
  at: '',
  published: '',
  edited: '',
  reminded: '',
  withdrawn: '',
  created: new Date().toISOString(),
  ...values,
});

/** The notice with its text, which nothing is attached to. */
export function creatingSchoolNotice(
  notice: SchoolNoticeValue,
  content: NoticeText['content'] = { type: 'doc' },
): TransactWrite[] {
  const text = { schoolId: notice.schoolId, noticeId: notice.id, content, files: [] };
  return [...schoolNotices.creating(notice, notice), ...noticeTexts.creating(notice, text)];
}
