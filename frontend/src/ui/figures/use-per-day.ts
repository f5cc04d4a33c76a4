import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { countDays } from '#shared/days.ts';

interface Span {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

/** The average per day of a sum, over the days up to today; null if the span lies in the future. */
export function perDay(sum: number, { from, to, today }: Span): number | null {
  const days = countDays(from, to < today ? to : today);
  return days === 0 ? null : sum / days;
}

/** Formats `perDay` in the current language. */
export function usePerDay() {
  const language = useLanguage();
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  return (sum: number, span: Span): string => {
    const average = perDay(sum, span);
    return average === null ? '—' : format.format(average);
  };
}
