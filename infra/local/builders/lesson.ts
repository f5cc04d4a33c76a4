import { loadDays } from '#functions/domain/lessons/days.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { type Attendees, loadAttendees } from '#functions/lessons/placing/attendees.ts';
import { resourcesOf } from '#functions/lessons/placing/find-clashes.ts';
import { changingLesson } from '#functions/lessons/writing/write-lesson.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import { momentAt, TIME_ZONE } from './moment.ts';

/** A planned lesson of a class; of an hour and a half at nine, unless something else is said. */
export function newLesson(
  { schoolId, userId }: PersonId,
  classId: ClassId,
  { date, ...values }: Partial<LessonValue> & Pick<LessonValue, 'date'>,
): LessonValue {
  const { start = 9 * 60, end = start + 90 } = values;
  return {
    schoolId,
    classId,
    date,
    start,
    end,
    id: newId('lesson'),
    teacherId: userId,
    topic: '',
    startsAt: instantAt(date, start, TIME_ZONE),
    endsAt: instantAt(date, end, TIME_ZONE),
    hours: 1,
    state: 'planned',
    guests: [],
    leaves: [],
    visits: 0,
    created: new Date().toISOString(),
    ...values,
  };
}

/** The lesson, with the days of its class, staff and room, as when it is planned. */
export async function planningLesson(
  lesson: LessonValue,
  now: Date,
  known?: Attendees,
): Promise<TransactWrite[]> {
  const { schoolId, classId, guests, date } = lesson;
  const [attendees, days] = await Promise.all([
    known ?? loadAttendees(schoolId, classId, guests),
    loadDays(schoolId, resourcesOf(lesson), [date]),
  ]);
  return changingLesson({ after: lesson }, { attendees, days, moment: momentAt(now) });
}
