import { LOCALES, useLanguage } from './language.ts';

/** A time by the school's clock; `date` is `YYYY-MM-DD`, the others `HH:MM`. */
export interface LessonTime {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

interface Options {
  readonly withYear?: boolean;
}

/** The day of a lesson: `Sat, Nov 21`, or `Sat, Nov 21, 2026`. */
export function useLessonDay({ withYear = false }: Options = {}): (date: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    ...(withYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

/** The day and the times of a lesson: `Sat, Nov 21 09:00–10:30`. */
export function useLessonTime(options?: Options): (time: LessonTime) => string {
  const day = useLessonDay(options);
  return ({ date, start, end }) => `${day(date)} ${start}–${end}`;
}
