import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';
import { Course, Holiday, Room, TimeRules } from '#shared/lessons/calendar-calls.ts';

/** A kind of course with its former names: classes that still carry one of them belong to it. */
const KnownCourse = () => Course().extend({ former: z.array(z.string()).optional() });
export type KnownCourse = z.infer<ReturnType<typeof KnownCourse>>;

/** Settings of a school's calendar: rooms, courses, holidays, rules. They are few and read together. */
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

/** The settings of a school that has not set anything; revision 0. */
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

type SettingsValue = Omit<CalendarSettings, 'rev'>;

/**
 * Changes the settings of a school's calendar. `change` is called with the current settings, again when they
 * changed in between, so that changes of different settings do not conflict. It answers undefined when there
 * is nothing to do.
 */
export async function changeSettings(
  schoolId: SchoolId,
  change: (before: CalendarSettings) => SettingsValue | undefined,
  also: (before: CalendarSettings, after: SettingsValue) => TransactWrite[],
): Promise<CalendarSettings> {
  return retryWrite(async () => {
    const found = await calendarSettings.get({ schoolId }, { consistent: true });
    const before = found ?? defaultSettings(schoolId);
    const after = change(before);
    if (!after) return before;
    await transact([...calendarSettings.writing(before, found, after), ...also(before, after)]);
    return { ...after, rev: before.rev + 1 };
  });
}
