import { noteLesson } from '#functions/domain/students/glance.ts';
import { someAtOnce } from '#functions/platform/some-at-once.ts';
import type { UserId } from '#shared/ids.ts';
import type { RecordWork } from './record-work.ts';

const AT_ONCE = 8;

/**
 * Says in the list of students which lesson was their last one, of those who have just been settled. It comes
 * after the transaction that settles them, which writes the same items: when a process ends in between, the
 * list is behind until the next record of the student.
 */
export async function noteLessons(
  { lesson, record, lines }: RecordWork,
  open: readonly UserId[],
): Promise<void> {
  const { schoolId, id, date, startsAt } = lesson;
  const settled = new Set(record.open.hours.filter((each) => !open.includes(each)));
  // Whoever has left the school is in no list.
  const noted = lines.filter(({ userId, expires }) => settled.has(userId) && expires === undefined);
  await someAtOnce(noted, AT_ONCE, ({ userId, state }) =>
    noteLesson(
      { schoolId, userId },
      { id, date, name: record.className, startsAt, attendance: state },
    ),
  );
}
