import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassDto } from '#shared/classes/fields.ts';

type Dates = Pick<ClassDto, 'start_date' | 'end_date'>;

/** The dates of a class as text; empty when it has none. */
export function useClassDates(): (dates: Dates) => string {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  return ({ start_date, end_date }) => {
    const [start, end] = [start_date && day(start_date), end_date && day(end_date)];
    if (start && end) return t('span', { start, end });
    if (start) return t('from', { start });
    return end ? t('until', { end }) : '';
  };
}
