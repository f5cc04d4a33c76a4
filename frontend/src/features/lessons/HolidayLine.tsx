import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Holiday } from '#shared/contracts/calendar-settings.ts';

/** The holidays of the days that are shown, in words: a list of lessons draws none. */
export function HolidayLine({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  if (holidays.length === 0) return null;
  const names = holidays.map(({ name, from, to }) =>
    from === to
      ? t('holidayDay', { name, from: day(from) })
      : t('holidaySpan', { name, from: day(from), to: day(to) }),
  );
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5 }}>
      {t('holidays', { names: names.join(', ') })}
    </Alert>
  );
}
