import { useMemo } from 'react';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

const isMonth = (date: string): boolean => date.length === 'YYYY-MM'.length;

function formatsOf(locale: string) {
  // Calendar days, which do not depend on the device's time zone.
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
    /** A short form without the year. */
    short: (date: string) => of(isMonth(date) ? monthShort : dayShort, date),
    weekday: (date: string) => of(weekday, date),
  };
}

/** Formats days (`YYYY-MM-DD`) and months (`YYYY-MM`) in the current language. */
export function useFigureDates() {
  const language = useLanguage();
  return useMemo(() => formatsOf(LOCALES[language]), [language]);
}
