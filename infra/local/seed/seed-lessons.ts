import type { CalendarSettings } from '#functions/_lib/entities/calendar-settings.ts';
import { LESSON_LISTS, type LessonValue } from '#functions/_lib/entities/lesson.ts';
import { loadAttendees } from '#functions/_lib/lessons/attendees.ts';
import { courseNamed } from '#functions/_lib/lessons/course-of.ts';
import { loadDays } from '#functions/_lib/lessons/days.ts';
import { resourcesOf } from '#functions/_lib/lessons/find-clashes.ts';
import { instantAt } from '#functions/_lib/lessons/school-time.ts';
import { changingLesson } from '#functions/_lib/lessons/write-lesson.ts';
import { pageOfList, schoolList } from '#functions/_lib/listing.ts';
import { dayAt } from '#functions/_lib/school-day.ts';
import { transact } from '#functions/_lib/table.ts';
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
        ...{ id: newId('lesson'), schoolId, classId: ClassId.parse(id) },
        ...(kind && { courseId: kind.id }),
        teacherId: UserId.parse(teacherId),
        ...(roomId && { roomId }),
        ...{ topic: '', date, start, end: start + LESSON_MINUTES },
        startsAt: instantAt(date, start, timeZone),
        endsAt: instantAt(date, start + LESSON_MINUTES, timeZone),
        ...{
          hours: kind?.hours ?? 1,
          state: 'planned' as const,
          guests: [],
          leaves: [],
          visits: 0,
        },
        created: now.toISOString(),
      })),
  );
}

/** Lessons of the weeks to come; a school that has had any is left alone. */
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
    await transact(changingLesson({ after: lesson }, { attendees, days }));
  }
}
