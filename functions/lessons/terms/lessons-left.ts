import type { Class } from '#functions/domain/classes/class.ts';
import { timetables } from '#functions/domain/classes/timetable.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { lessonsOf } from '../lessons-between.ts';

/** Days that are looked through at a time for lessons that nobody has written the record of. */
const BACK_DAYS = 60;
const LOOKS_MOST = 13;

export interface LessonsLeft {
  readonly lessons: readonly Lesson[];
  readonly missing: readonly Lesson[];
  readonly running: readonly Lesson[];
}

/**
 * The lessons of a class that are not taught. How many there are is known: what is past is read only as
 * far back as one of them is missing, and not at all when all are to come.
 */
async function loadOpen({ schoolId, id }: Class, today: string): Promise<Lesson[]> {
  const timetable = await timetables.get({ schoolId, classId: id }, { consistent: true });
  const count = timetable?.openLessons ?? 0;
  const open: Lesson[] = [];
  let [from, to] = [today, addDays(today, LIMITS.planAheadDays)];
  for (let look = 0; look < LOOKS_MOST && open.length < count; look += 1) {
    const found = await lessonsOf(schoolId, [id], { from, to });
    open.unshift(...found.filter(({ state }) => state !== 'taught'));
    [from, to] = [addDays(from, -BACK_DAYS), addDays(from, -1)];
  }
  return open;
}

/** What has to be done with them: to come, held without a record, begun. */
export async function loadLessonsLeft(found: Class, moment: SchoolMoment): Promise<LessonsLeft> {
  const open = await loadOpen(found, dayAt(moment));
  const now = moment.now.toISOString();
  const planned = open.filter(({ state }) => state === 'planned');
  return {
    lessons: planned.filter(({ endsAt }) => endsAt > now),
    missing: planned.filter(({ endsAt }) => endsAt <= now),
    running: open.filter(({ state }) => state !== 'planned'),
  };
}
