import { INBOX_PREFIX, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { noticeTemplates, TEMPLATE_LIST } from '#functions/domain/notices/notice-template.ts';
import { allReaders } from '#functions/domain/notices/read-marks.ts';
import {
  NOTICE_LISTS,
  noticeTexts,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import { spacePartitions } from '#functions/domain/storage/space.ts';
import { dayFigures, waitingIn } from '#functions/domain/storage/stored-figures.ts';
import { figuresIn, usagePartition } from '#functions/domain/storage/usage-months.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import { NoticeTemplateId, SchoolNoticeId } from '#shared/ids.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';
import { ofPeople, person, type SheetKind } from './sheet-kind.ts';
import { below, listed, loggedOperations, under } from './walks.ts';

const MONTHS = Math.ceil(LOG_LIMITS.retentionDays / 30);

/** What was stored (`in`), removed (`out`) and sent on each day; the numbers of files are in the sheets of works. */
const usageRows = (item: Item): Item[] => [
  ...figuresIn(item).flatMap(({ day: date, name, value: bytes }) => {
    const [kind, action = 'sent'] = name.split('#');
    return action === 'put' || action === 'cut' ? [] : [{ date, kind, action, bytes }];
  }),
  ...dayFigures(waitingIn(item)).flatMap(({ day: date, group: kind, measure, value: bytes }) =>
    measure === 'in' || measure === 'out' ? [{ date, kind, action: measure, bytes }] : [],
  ),
];

/** What people were told, what was done, and what took space and traffic. */
export const LOG_SHEETS: readonly SheetKind[] = [
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
  {
    title: 'exports.sheet.operations',
    columns: ['at', 'userId', 'action', 'detail', 'count', 'address'],
    walks: [loggedOperations(() => new Date(), MONTHS)],
  },
  {
    title: 'exports.sheet.usage',
    columns: ['date', 'kind', 'action', 'bytes'],
    walks: [
      async (schoolId, from) => {
        const { items, next } = await queryItems({
          ...inPartition(usagePartition(schoolId)),
          ExclusiveStartKey: from,
        });
        return { items, next };
      },
      // What has not been moved to the months yet. There are few parts.
      async (schoolId) => {
        const parts = await Promise.all(
          spacePartitions(schoolId).map((pk) => queryItems(inPartition(pk))),
        );
        return { items: parts.flatMap(({ items }) => items), next: undefined };
      },
    ],
    rows: usageRows,
  },
];
