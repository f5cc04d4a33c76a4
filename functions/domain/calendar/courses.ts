import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { comparable } from '#functions/platform/text-search.ts';
import { CODE } from '#shared/codes.ts';
import { COURSE_COLOURS, type Course } from '#shared/contracts/calendar-settings.ts';
import { newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { CalendarSettings, KnownCourse } from './calendar-settings.ts';
import { changeSettings } from './change-settings.ts';

const isNamed = (name: string, given: string): boolean => comparable(name) === comparable(given);

/** The kind of course of a name, also of one that it had before. */
export const courseNamed = (
  { courses }: Pick<CalendarSettings, 'courses'>,
  given: string,
): KnownCourse | undefined =>
  courses.find(({ name }) => isNamed(name, given)) ??
  courses.find(({ former = [] }) => former.some((name) => isNamed(name, given)));

/** As many as anybody renames anything. */
const FORMER_MOST = 30;

/** The names that a kind of course had before, once it has a new one. */
export function formerNames(before: KnownCourse | undefined, name: string): string[] {
  const names = before ? [...(before.former ?? []), before.name] : [];
  const former = names.filter((each) => !isNamed(each, name));
  if (former.length <= FORMER_MOST) return former;
  const params = { count: FORMER_MOST };
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
 * The settings with the kind of course that a class is of, which comes into being with the first lesson:
 * a school that writes the course into its classes need not set anything up. None for a class without.
 */
export async function ensureCourse(
  actor: Actor,
  { course: name }: { readonly course: string },
  settings: CalendarSettings,
  now: Date,
): Promise<{ settings: CalendarSettings; course: Course | undefined }> {
  const known = courseNamed(settings, name);
  if (known || !name || settings.courses.length >= LIMITS.coursesMax)
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
