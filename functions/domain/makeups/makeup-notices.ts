import { classes } from '#functions/domain/classes/class.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';

/** Kinds of notices about leave and makeups, as they end the keys of title and body. */
export type MakeupNotice =
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
  | 'Expiring'
  | 'Visitor'
  | 'NoVisitor'
  | 'Visiting'
  | 'NoVisit'
  | 'VisitMoved';

/** Sends a notice to one person, as a part of a transaction. It is translated when it is read. */
export function notifyingOfMakeup(
  to: { readonly schoolId: SchoolId; readonly userId: UserId },
  kind: MakeupNotice,
  params: Readonly<Record<string, string>>,
  now: Date,
): TransactWrite[] {
  const id = newId('notice', now.getTime());
  const key = `makeups.told${kind}`;
  const told = { title: `${key}.title`, body: `${key}.body`, params };
  const { schoolId, userId } = to;
  const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
  return inbox.creating(notice, { ...notice, sent: now.toISOString() });
}

/** The parameters with which notices name a lesson. */
export async function loadLessonParams({ schoolId, classId, date, start }: LessonValue) {
  const found = await classes.get({ schoolId, id: classId });
  return { class: found?.name ?? '', date, time: toClock(start) };
}
