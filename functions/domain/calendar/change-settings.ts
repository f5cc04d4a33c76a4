import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import type { SchoolId } from '#shared/ids.ts';
import { type CalendarSettings, calendarSettings, defaultSettings } from './calendar-settings.ts';

type SettingsValue = Omit<CalendarSettings, 'rev'>;

/**
 * Changes the settings of a school's calendar as they are at that moment, so that two changes of different
 * things do not stand in each other's way. `change` answers undefined when there is nothing to do.
 */
export async function changeSettings(
  schoolId: SchoolId,
  change: (before: CalendarSettings) => SettingsValue | undefined,
  also: (before: CalendarSettings, after: SettingsValue) => TransactWrite[],
): Promise<CalendarSettings> {
  return untilWritten(async () => {
    const found = await calendarSettings.get({ schoolId }, { consistent: true });
    const before = found ?? defaultSettings(schoolId);
    const after = change(before);
    if (!after) return before;
    await transact([...calendarSettings.writing(before, found, after), ...also(before, after)]);
    return { ...after, rev: before.rev + 1 };
  });
}
