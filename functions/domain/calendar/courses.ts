import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { COURSE_COLOURS, type Course } from '#shared/lessons/calendar-calls.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { comparable } from '#shared/search/comparable.ts';
import { type CalendarSettings, changeSettings, type KnownCourse } from './calendar-settings.ts';

const isNamed = (name: string, given: string): boolean => comparable(name) === comparable(given);

/** The kind of course with a name; a former name counts too. */
export const courseNamed = (
  { courses }: Pick<CalendarSettings, 'courses'>,
  given: string,
): KnownCourse | undefined =>
  courses.find(({ name }) => isNamed(name, given)) ??
  courses.find(({ former = [] }) => former.some((name) => isNamed(name, given)));

/** Far more than a course is ever renamed. */
const FORMER_NAMES_MAX = 30;

/** The former names of a kind of course once it is called `name`. Throws -1 when there are too many. */
export function formerNames(before: KnownCourse | undefined, name: string): string[] {
  const names = before ? [...(before.former ?? []), before.name] : [];
  const former = names.filter((each) => !isNamed(each, name));
  if (former.length <= FORMER_NAMES_MAX) return former;
  const params = { count: FORMER_NAMES_MAX };
  throw new CallError(CODE.wait, { reason: 'lessons.tooManyEntries', params });
}

const newCourse = ({ courses }: CalendarSettings, name: string): Course => ({
  id: newId('course'),
  rev: 1,
  name,
  colour: COURSE_COLOURS[courses.length % COURSE_COLOURS.length] ?? 'blue',
  hours: 1,
  archived: false,
});

/**
 * The kind of course of a class, created with the first lesson: a school that writes courses into its
 * classes need not set anything up. Undefined for a class without a course.
 */
export async function ensureCourse(
  actor: Actor,
  { course: name }: { readonly course: string },
  settings: CalendarSettings,
  now: Date,
): Promise<{ settings: CalendarSettings; course: Course | undefined }> {
  const known = courseNamed(settings, name);
  if (known || !name || settings.courses.length >= LESSON_LIMITS.coursesMax)
    return { settings, course: known };
  const changed = await changeSettings(
    actor.schoolId,
    (before) =>
      courseNamed(before, name)
        ? undefined
        : { ...before, courses: [...before.courses, newCourse(before, name)] },
    (_, after) =>
      loggingOperation({ ...actor, now }, 'calendar.course', { after: after.courses.at(-1) }),
  );
  return { settings: changed, course: courseNamed(changed, name) };
}
