import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { loadDays } from '#functions/domain/lessons/days.ts';
import { LESSON_LISTS, type LessonValue } from '#functions/domain/lessons/lesson.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { loadAttendees } from '#functions/lessons/placing/attendees.ts';
import { resourcesOf } from '#functions/lessons/placing/find-clashes.ts';
import { changingLesson } from '#functions/lessons/writing/write-lesson.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { addDays, daysFrom } from '#shared/days.ts';
import { ClassId, newId, type SchoolId, UserId } from '#shared/ids.ts';
import { CLASSES } from './demo-people.ts';

/** Days ahead on which the demo school teaches. */
const DAYS = 28;
const LESSON_MINUTES = 90;

interface Place {
  readonly id: SchoolId;
  readonly timeZone: string;
}

type DemoClass = (typeof CLASSES)[number];

function lessonsOfClass(
  { id: schoolId, timeZone }: Place,
  { id, teacherId, course, room, week }: DemoClass,
  { courses, rooms }: Pick<CalendarSettings, 'courses' | 'rooms'>,
  now: Date,
): LessonValue[] {
  const kind = courseNamed({ courses }, course);
  const roomId = rooms.find(({ name, archived }) => name === room && !archived)?.id;
  const today = dayAt({ now, timeZone });
  return daysFrom(today, addDays(today, DAYS - 1)).flatMap((date) =>
    week
      .filter(({ weekday }) => weekday === new Date(date).getUTCDay())
      .map(({ start }) => ({
        id: newId('lesson'),
        schoolId,
        classId: ClassId.parse(id),
        ...(kind && { courseId: kind.id }),
        teacherId: UserId.parse(teacherId),
        ...(roomId && { roomId }),
        topic: '',
        date,
        start,
        end: start + LESSON_MINUTES,
        startsAt: instantAt(date, start, timeZone),
        endsAt: instantAt(date, start + LESSON_MINUTES, timeZone),
        hours: kind?.hours ?? 1,
        state: 'planned' as const,
        guests: [],
        leaves: [],
        visits: 0,
        created: now.toISOString(),
      })),
  );
}

/** Lessons of the next weeks. A school that has lessons is skipped. */
export async function seedLessons(
  place: Place,
  settings: Pick<CalendarSettings, 'courses' | 'rooms'>,
  now: Date,
): Promise<void> {
  const { id: schoolId } = place;
  const known = await pageOfList(schoolList(schoolId, LESSON_LISTS.all), { limit: 1 });
  if (known.entries.length > 0) return;
  const planned = CLASSES.flatMap((each) => lessonsOfClass(place, each, settings, now));
  for (const lesson of planned.filter(({ startsAt }) => startsAt > now.toISOString())) {
    const attendees = await loadAttendees(schoolId, lesson.classId, []);
    const days = await loadDays(schoolId, resourcesOf(lesson), [lesson.date]);
    await transact(changingLesson({ after: lesson }, { attendees, days, now }));
  }
}
