import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { countDays } from '#shared/days.ts';

interface Span {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

/** A sum of days as the average of those that are over or running; null where none has come yet. */
export function perDay(sum: number, { from, to, today }: Span): number | null {
  const days = countDays(from, to < today ? to : today);
  return days === 0 ? null : sum / days;
}

/** The same in words. */
export function usePerDay() {
  const language = useLanguage();
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  return (sum: number, span: Span): string => {
    const average = perDay(sum, span);
    return average === null ? '—' : format.format(average);
  };
}
