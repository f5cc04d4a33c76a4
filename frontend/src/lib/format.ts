import { useMemo } from 'react';
import { LOCALES, useLanguage } from './language.ts';

function formats(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /** A day of the calendar (`YYYY-MM-DD`): the same wherever the device is. */
    day: (text: string) => day.format(new Date(text)),
    date: (instant: string | Date) => date.format(new Date(instant)),
    time: (instant: string | Date) => time.format(new Date(instant)),
    /** Names one after the other, as a sentence has them. */
    list: (names: readonly string[]) => list.format(names),
    dateTime: (instant: string | Date) => dateTime.format(new Date(instant)),
  };
}

/** Dates, times and lists as the language writes them, in the time zone of the device. */
export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formats(LOCALES[language]), [language]);
}
