import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

/** Days that a series passes over because the school is closed. */
export function HolidaysPassed({ days }: { readonly days: readonly string[] }) {
  const { t } = useTranslation('lessons');
  const { list } = useFormats();
  const locale = LOCALES[useLanguage()];
  if (days.length === 0) return null;
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const names = list(days.map((day) => format.format(new Date(`${day}T00:00:00Z`))));
  return <Typography>{t('plans.holidays', { count: days.length, days: names })}</Typography>;
}
