import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  type CalendarSettings,
  calendarSettings,
  defaultSettings,
} from '../entities/calendar-settings.ts';
import { CallError } from '../errors.ts';
import { isConditionFailure, type TransactWrite, transact } from '../table.ts';

type SettingsValue = Omit<CalendarSettings, 'rev'>;
const ATTEMPTS = 5;

function writing(before: CalendarSettings, after: SettingsValue): TransactWrite[] {
  if (before.rev > 0) return calendarSettings.replacing(before, before, after);
  return calendarSettings.creating(after, after).map(({ refusal: _, ...write }) => write);
}

/**
 * Changes the settings of a school's calendar as they are at that moment, so that two changes of different
 * things do not stand in each other's way. `change` answers undefined when there is nothing to do.
 */
export async function changeSettings(
  schoolId: SchoolId,
  change: (before: CalendarSettings) => SettingsValue | undefined,
  also: (before: CalendarSettings, after: SettingsValue) => TransactWrite[],
): Promise<CalendarSettings> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await calendarSettings.get({ schoolId }, { consistent: true });
    const before = found ?? defaultSettings(schoolId);
    const after = change(before);
    if (!after) return before;
    try {
      await transact([...writing(before, after), ...also(before, after)]);
      return { ...after, rev: before.rev + 1 };
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
