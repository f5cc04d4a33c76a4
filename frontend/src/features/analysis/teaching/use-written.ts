import { useTranslation } from 'react-i18next';
import type { RecordReport } from '#shared/analysis/fields.ts';

const DAY = 24;
/** From so many hours on, days say more. */
const DAYS_FROM = 48;

/** Says when the record of a lesson was written, or since when it is missing. */
export function useWritten(): (report: Pick<RecordReport, 'state' | 'hours_after'>) => string {
  const { t } = useTranslation('analysis');
  return ({ state, hours_after: hours }) => {
    if (state === 'in_time') return t('states.in_time');
    const isLong = hours >= DAYS_FROM;
    const count = isLong ? Math.floor(hours / DAY) : hours;
    if (state === 'late') return t(isLong ? 'lateDays' : 'late', { count });
    return t(isLong ? 'missingDays' : 'missing', { count });
  };
}
