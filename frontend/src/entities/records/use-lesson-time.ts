import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

interface Times {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A lesson's time by the school's clock: `Sat, Nov 21, 2026, 09:00–10:30`. */
export function useLessonTime(): (times: Times) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return ({ date, start, end }) =>
    `${format.format(new Date(`${date}T00:00:00Z`))} ${start}–${end}`;
}
