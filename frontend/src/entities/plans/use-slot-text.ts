import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

interface Slot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A time of the school's clock in words: `Sat, Nov 21 09:00–10:30`. */
export function useSlotText(): (slot: Slot) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return ({ date, start, end }) =>
    `${format.format(new Date(`${date}T00:00:00Z`))} ${start}–${end}`;
}
