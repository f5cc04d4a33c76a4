import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** The names of the days of the week, Sunday first. */
export function useWeekdays(weekday: 'long' | 'short' = 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    weekday,
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * 86_400_000));
}
