import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { type LessonTime, useLessonDay } from '#frontend/src/lib/use-lesson-time.ts';
import { spanOf, type View, weekNumber } from './span.ts';

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

/** The time of a lesson as the calendar's sentences write it: `Sat, Nov 21, 09:00–10:30`. */
export function useWhen(): (time: LessonTime) => string {
  const { t } = useTranslation('lessons');
  const day = useLessonDay();
  return ({ date, start, end }) => t('when', { day: day(date), start, end });
}

const MEDIUM = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The days that are shown, in words. */
export function useSpanTitle(view: View, date: string, weekStart: number): string {
  const { t } = useTranslation('lessons');
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  if (view === 'month') return format({ year: 'numeric', month: 'long' }).format(asDate(date));
  if (view === 'day') return format({ ...MEDIUM, weekday: 'short' }).format(asDate(date));
  const { from, to } = spanOf(view, date, weekStart);
  const days = format({ dateStyle: 'medium' }).formatRange(asDate(from), asDate(to));
  if (view === 'agenda') return days;
  return `${days} · ${t('week', { number: weekNumber(from) })}`;
}
