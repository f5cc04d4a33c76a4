import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

/** The day of a lesson in few words: `Sat, Nov 21`. */
export function useDayOf(): (lesson: { readonly date: string }) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return ({ date }) => format.format(new Date(`${date}T00:00:00Z`));
}
