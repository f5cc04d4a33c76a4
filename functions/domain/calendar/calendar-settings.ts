import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { Course, Holiday, Room, TimeRules } from '#shared/contracts/calendar-settings.ts';
import { SchoolId } from '#shared/ids.ts';

/** A kind of course with the names that it had before: classes that carry one of them are still of it. */
const KnownCourse = () => Course().extend({ former: z.array(z.string()).optional() });
export type KnownCourse = z.infer<ReturnType<typeof KnownCourse>>;

/** What the calendar of a school is made with: rooms, courses, holidays, rules. Few, and read together. */
const CalendarSettings = () =>
  z.object({
    schoolId: SchoolId,
    rooms: z.array(Room()),
    courses: z.array(KnownCourse()),
    holidays: z.array(Holiday()),
    rules: TimeRules(),
  });
export type CalendarSettings = Stored<z.infer<ReturnType<typeof CalendarSettings>>>;

export const calendarSettings = entity({
  type: 'calendar-settings',
  version: 1,
  schema: CalendarSettings,
  key: ({ schoolId }: Pick<CalendarSettings, 'schoolId'>) => ({
    pk: `${schoolPrefix(schoolId)}SCHOOL`,
    sk: 'CALENDAR',
  }),
});

/** As a school has them that has not set anything; revision 0. */
export const defaultSettings = (schoolId: SchoolId): CalendarSettings => ({
  schoolId,
  rooms: [],
  courses: [],
  holidays: [],
  rules: TimeRules().parse({}),
  rev: 0,
});

export const loadSettings = async (
  schoolId: SchoolId,
  options: { readonly consistent?: boolean } = {},
): Promise<CalendarSettings> =>
  (await calendarSettings.get({ schoolId }, options)) ?? defaultSettings(schoolId);
