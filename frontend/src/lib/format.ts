import { useMemo } from 'react';
import type { Day, Instant } from '#shared/days.ts';
import { LOCALES, useLanguage } from './language.ts';
import { useSession } from './session.ts';

/** Exported for its test. */
export function formats(locale: string, timeZone: string | undefined) {
  const moment = { timeZone };
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...moment });
  // 24 hours in every language, as in the calendar and in fields.
  const clock = { timeStyle: 'short', hourCycle: 'h23', ...moment } as const;
  const time = new Intl.DateTimeFormat(locale, clock);
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...clock });
  // Chinese writes its usual dates long, and English its short ones with a year of two digits.
  const dateStyle = locale.startsWith('zh') ? 'short' : 'medium';
  const briefDate = new Intl.DateTimeFormat(locale, { dateStyle, ...moment });
  const brief = new Intl.DateTimeFormat(locale, { dateStyle, ...clock });
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /** A day of the calendar (`YYYY-MM-DD`): the same wherever the device is. */
    day: (text: Day) => day.format(new Date(text)),
    date: (instant: Instant | Date) => date.format(new Date(instant)),
    time: (instant: Instant | Date) => time.format(new Date(instant)),
    /** Names joined as in a sentence. */
    list: (names: readonly string[]) => list.format(names),
    dateTime: (instant: Instant | Date) => dateTime.format(new Date(instant)),
    /** For columns: with the year, and short enough for one line. */
    briefDate: (instant: Instant | Date) => briefDate.format(new Date(instant)),
    briefDateTime: (instant: Instant | Date) => brief.format(new Date(instant)),
  };
}

/** The school's time zone; undefined (the device's own) where it is not known. */
export const useTimeZone = (): string | undefined => useSession()?.user.time_zone || undefined;

/**
 * Dates, times and lists in the current language. Times are in the school's time zone, as in spreadsheets and on
 * paper, so that staff and families elsewhere see the same hour.
 */
export function useFormats() {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => formats(LOCALES[language], timeZone), [language, timeZone]);
}

/** Hours rounded to half hours, with a typographic minus sign. */
export const hoursText = (hours: number): string =>
  `${hours < 0 ? '−' : ''}${Math.round(Math.abs(hours) * 2) / 2}`;

/** The change of an entry, with a plus or minus sign. */
export const changeText = (hours: number): string => `${hours > 0 ? '+' : ''}${hoursText(hours)}`;
