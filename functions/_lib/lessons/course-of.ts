import { COURSE_COLOURS, type Course } from '#shared/contracts/calendar-settings.ts';
import { newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Actor } from '../actor.ts';
import type { CalendarSettings } from '../entities/calendar-settings.ts';
import type { Class } from '../entities/class.ts';
import { loggingOperation } from '../entities/log-entry.ts';
import { comparable } from '../text-search.ts';
import { changeSettings } from './change-settings.ts';

const named = ({ courses }: CalendarSettings, name: string): Course | undefined =>
  courses.find((course) => comparable(course.name) === comparable(name));

const newCourse = ({ courses }: CalendarSettings, name: string): Course => ({
  id: newId('course'),
  name,
  colour: COURSE_COLOURS[courses.length % COURSE_COLOURS.length] ?? 'blue',
  hours: 1,
  archived: false,
});

/**
 * The settings with the kind of course that a class is of, which comes into being with the first lesson:
 * a school that writes the course into its classes need not set anything up. None for a class without.
 */
export async function ensureCourse(
  actor: Actor,
  { course: name }: Pick<Class, 'course'>,
  settings: CalendarSettings,
  now: Date,
): Promise<{ settings: CalendarSettings; course: Course | undefined }> {
  const known = named(settings, name);
  if (known || !name || settings.courses.length >= LIMITS.coursesMax)
    return { settings, course: known };
  const changed = await changeSettings(
    actor.schoolId,
    (before) =>
      named(before, name)
        ? undefined
        : { ...before, courses: [...before.courses, newCourse(before, name)] },
    (_, after) =>
      loggingOperation({ ...actor, now }, 'calendar.course', { after: after.courses.at(-1) }),
  );
  return { settings: changed, course: named(changed, name) };
}
