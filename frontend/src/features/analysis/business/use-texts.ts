import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { FigureForm } from '#shared/analysis/business-figures.ts';

const PERCENT = 100;

/** Writes values and changes of figures in the current language. */
export function useTexts() {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const money = useMoney();
  return useMemo(() => {
    const locale = LOCALES[language];
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const signed = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
    const share = new Intl.NumberFormat(locale, { ...signed, style: 'percent' });
    const points = new Intl.NumberFormat(locale, signed);
    /** By how much a value has changed: a rate in percentage points, all else as a share of what it was. */
    const change = (form: FigureForm, by: number): string => {
      if (form !== 'rate') return share.format(by);
      const count = by * PERCENT;
      return t('points', { count: Math.abs(Math.round(count)), value: points.format(count) });
    };
    const value = (form: FigureForm, of: number | undefined): string => {
      if (of === undefined) return '—';
      if (form === 'money') return money(of);
      if (form === 'rate') return percent.format(of);
      return form === 'hours' ? hoursText(of) : number.format(of);
    };
    return { value, change, money };
  }, [language, money, t]);
}
