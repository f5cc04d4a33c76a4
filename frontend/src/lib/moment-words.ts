import { DAY_MS } from '#shared/days.ts';
import { useTimeZone } from './format.ts';
import { LOCALES, useLanguage } from './language.ts';
import { wallClock } from './wall-clock.ts';

/** Up to here a day has a name of its own. */
const NAMED_DAYS = 6;

interface Reader {
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** "tomorrow 18:00", "Friday 18:00", "Dec 3 18:00": a moment as one says it, seen from now, by the school's clock. */
export function momentWords(at: string, now: number, { locale, timeZone }: Reader): string {
  const [day = '', time = ''] = wallClock(at, timeZone).split(' ');
  const [today = ''] = wallClock(now, timeZone).split(' ');
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return `${dayWords(day, days, locale)} ${time}`;
}

function dayWords(day: string, days: number, locale: string): string {
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const named = days > 0 && days <= NAMED_DAYS;
  const style = named
    ? ({ weekday: 'long' } as const)
    : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(day));
}

export interface SaidMoment {
  readonly time: string;
  readonly isToday: boolean;
}

/** "18:00" for a time of today; one of another day with that day, as above. */
export function sayMoment(at: string, now: number, reader: Reader): SaidMoment {
  const [day, time = ''] = wallClock(at, reader.timeZone).split(' ');
  const [today] = wallClock(now, reader.timeZone).split(' ');
  const isToday = day === today;
  return { time: isToday ? time : momentWords(at, now, reader), isToday };
}

function useReader(): Reader {
  return { locale: LOCALES[useLanguage()], timeZone: useTimeZone() };
}

/** Both in the current language and the school's time zone. */
export function useMomentWords(): (at: string, now: number) => string {
  const reader = useReader();
  return (at, now) => momentWords(at, now, reader);
}

export function useSaidMoment(): (at: string, now: number) => SaidMoment {
  const reader = useReader();
  return (at, now) => sayMoment(at, now, reader);
}
