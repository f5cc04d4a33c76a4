import { ofPeople, person } from '#functions/domain/people/walks-of-people.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { NoticeTemplateId, SchoolNoticeId } from '#shared/ids.ts';
import { INBOX_PREFIX, inboxPartition } from './inbox-notice.ts';
import { noticeTemplates, TEMPLATE_LIST } from './notice-template.ts';
import { allReaders } from './read-marks.ts';
import { NOTICE_LISTS, noticeTexts, schoolNotices } from './school-notice.ts';

/** What people were told. */
export const NOTICE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.notices',
    columns: ['userId', 'sent', 'title', 'body', 'told', 'read'],
    walks: ofPeople((schoolId, id) => under(inboxPartition(person(schoolId, id)), INBOX_PREFIX)),
  },
  {
    title: 'exports.sheet.schoolNotices',
    columns: [
      'id',
      'title',
      'state',
      'author',
      'byName',
      'roles',
      'classIds',
      'userIds',
      'important',
      'at',
      'published',
      'edited',
      'withdrawn',
      'created',
    ],
    walks: [
      listed(NOTICE_LISTS.of(), (schoolId, id) =>
        schoolNotices.key({ schoolId, id: SchoolNoticeId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.noticeTexts',
    columns: ['noticeId', 'content', 'files'],
    walks: [
      listed(NOTICE_LISTS.of(), (schoolId, id) =>
        noticeTexts.key({ schoolId, id: SchoolNoticeId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.noticeTemplates',
    columns: ['id', 'name', 'title', 'content', 'files', 'byName', 'at'],
    walks: [
      listed(TEMPLATE_LIST, (schoolId, id) =>
        noticeTemplates.key({ schoolId, id: NoticeTemplateId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.noticeReaders',
    columns: ['noticeId', 'userId', 'at'],
    walks: [
      below(
        NOTICE_LISTS.of(),
        async (schoolId, id) => {
          const noticeId = SchoolNoticeId.parse(id);
          const read = await allReaders({ schoolId, id: noticeId });
          return read.map(({ userId, at }) => ({ noticeId, userId, at }));
        },
        5,
      ),
    ],
  },
];
