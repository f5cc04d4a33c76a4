import { INBOX_PREFIX, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { LIMITS } from '#shared/limits.ts';
import { ofPeople, person, type SheetKind } from './sheet-kind.ts';
import { loggedOperations, under } from './walks.ts';

const MONTHS = Math.ceil(LIMITS.logRetentionDays / 30);

/** What people were told, and what was done. */
export const LOG_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.notices',
    columns: ['userId', 'sent', 'title', 'body', 'told', 'read'],
    walks: ofPeople((schoolId, id) => under(inboxPartition(person(schoolId, id)), INBOX_PREFIX)),
  },
  {
    title: 'exports.sheet.operations',
    columns: ['at', 'userId', 'action', 'detail', 'count', 'address'],
    walks: [loggedOperations(() => new Date(), MONTHS)],
  },
];
