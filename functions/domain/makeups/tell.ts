import { classes } from '#functions/domain/classes/class.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';

/** What is told about leave and makeups: the keys of its title and body end so. */
type News =
  | 'Leave'
  | 'Back'
  | 'LeaveFor'
  | 'BackFor'
  | 'Booked'
  | 'Guest'
  | 'Unbooked'
  | 'NoGuest'
  | 'GuestMoved'
  | 'LeaveMoved'
  | 'Expiring';

/** A notice to one person, as a part of a transaction; everybody reads it in the own language. */
export function telling(
  to: { readonly schoolId: SchoolId; readonly userId: UserId },
  news: News,
  params: Readonly<Record<string, string>>,
  now: Date,
): TransactWrite[] {
  const id = newId('notice', now.getTime());
  const key = `makeups.told${news}`;
  const told = { title: `${key}.title`, body: `${key}.body`, params };
  const { schoolId, userId } = to;
  const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
  return inbox.creating(notice, { ...notice, sent: now.toISOString() });
}

/** Which lesson is spoken of. */
export async function nameLesson({ schoolId, classId, date, start }: LessonValue) {
  const found = await classes.get({ schoolId, id: classId });
  return { class: found?.name ?? '', date, time: toClock(start) };
}
