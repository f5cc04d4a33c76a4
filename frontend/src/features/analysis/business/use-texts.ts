import { useMemo } from 'react';
import { hoursText } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { FigureForm } from '#shared/business-figures.ts';

/** Writes values and changes of figures in the current language. */
export function useTexts() {
  const language = useLanguage();
  const money = useMoney();
  return useMemo(() => {
    const locale = LOCALES[language];
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const value = (form: FigureForm, of: number | undefined): string => {
      if (of === undefined) return '—';
      if (form === 'money') return money(of);
      if (form === 'rate') return percent.format(of);
      return form === 'hours' ? hoursText(of) : number.format(of);
    };
    return { value, change: change.format, money };
  }, [language, money]);
}
