import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId } from '#shared/ids.ts';

/** What is told about works: the keys of its title and body end so. */
type News =
  | 'Approved'
  | 'Declined'
  | 'TakenAway'
  | 'TakenBack'
  | 'Removed'
  | 'CommentTakenAway'
  | 'ReportRemoved'
  | 'ReportKept'
  | 'Kept';

/** A notice to one person, as a part of a transaction; everybody reads it in the own language. */
export function tellingOfWork(
  { schoolId, userId }: PersonId,
  news: News,
  params: Readonly<Record<string, string>>,
  now: Date,
): TransactWrite[] {
  const id = newId('notice', now.getTime());
  const key = `works.told${news}`;
  const told = { title: `${key}.title`, body: `${key}.body`, params };
  const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
  return inbox.creating(notice, { ...notice, sent: now.toISOString() });
}
