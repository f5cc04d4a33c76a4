import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

/** Days that a series passes over because the school is closed. */
export function HolidaysPassed({ days }: { readonly days: readonly string[] }) {
  const { t } = useTranslation('lessons');
  const locale = LOCALES[useLanguage()];
  if (days.length === 0) return null;
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' });
  const names = list.format(days.map((day) => format.format(new Date(`${day}T00:00:00Z`))));
  return <Typography>{t('plans.holidays', { count: days.length, days: names })}</Typography>;
}
