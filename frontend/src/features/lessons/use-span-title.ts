import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { spanOf, type View, weekNumber } from './span.ts';

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
