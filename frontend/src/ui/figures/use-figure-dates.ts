import { useMemo } from 'react';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

const isMonth = (date: string): boolean => date.length === 'YYYY-MM'.length;

function formatsOf(locale: string) {
  // Days of the school's calendar: the same wherever the device is.
  const utc = { timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' });
  const dayShort = new Intl.DateTimeFormat(locale, { ...utc, month: 'numeric', day: 'numeric' });
  const month = new Intl.DateTimeFormat(locale, { ...utc, year: 'numeric', month: 'short' });
  const monthShort = new Intl.DateTimeFormat(locale, { ...utc, month: 'short' });
  const weekday = new Intl.DateTimeFormat(locale, { ...utc, weekday: 'short' });
  const of = (format: Intl.DateTimeFormat, date: string) => format.format(new Date(date));
  return {
    /** A day or month in full. */
    long: (date: string) => of(isMonth(date) ? month : day, date),
    /** The same where there is little room, the year being plain. */
    short: (date: string) => of(isMonth(date) ? monthShort : dayShort, date),
    weekday: (date: string) => of(weekday, date),
  };
}

/** Days (`YYYY-MM-DD`) and months (`YYYY-MM`) as the language writes them. */
export function useFigureDates() {
  const language = useLanguage();
  return useMemo(() => formatsOf(LOCALES[language]), [language]);
}
