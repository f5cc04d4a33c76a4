import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import type { Task } from '#functions/domain/tasks/task.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId, type UserId } from '#shared/ids.ts';

/** What students are told about tasks: the keys of title and body end so. */
type News = 'Done' | 'Returned' | 'Extended' | 'Missing';

/** A notice to one student, as a part of a transaction; everybody reads it in the own language. */
export function tellingStudent(
  { schoolId, title }: Task,
  userId: UserId,
  news: News,
  params: Readonly<Record<string, string>>,
  now: Date,
): TransactWrite[] {
  const id = newId('notice', now.getTime());
  const key = `tasks.told${news}`;
  const told = { title: `${key}.title`, body: `${key}.body`, params: { ...params, task: title } };
  const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
  return inbox.creating(notice, { ...notice, sent: now.toISOString() });
}
