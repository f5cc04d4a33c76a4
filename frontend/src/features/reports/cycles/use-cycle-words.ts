import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { DAY_MS } from '#shared/days.ts';
import type { CycleLine } from '../queries.ts';

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A cycle's days and its deadline in words. */
export function useCycleWords() {
  const { t } = useTranslation('reports');
  const { day } = useFormats();
  const today = useSchoolToday();
  const leftOf = ({ deadline }: CycleLine): number => daysBetween(today, deadline);
  return {
    days: ({ from, to }: CycleLine): string => t('cycle.between', { from: day(from), to: day(to) }),
    isLate: (cycle: CycleLine): boolean =>
      cycle.state === 'open' && cycle.deadline !== '' && leftOf(cycle) < 0,
    deadline: (cycle: CycleLine): string => {
      if (!cycle.deadline) return t('cycle.noDeadline');
      const left = leftOf(cycle);
      const date = day(cycle.deadline);
      if (cycle.state === 'closed') return t('cycle.dueOn', { day: date });
      if (left < 0) return t('cycle.overSince', { count: -left });
      return left === 0 ? t('cycle.dueToday') : t('cycle.dueIn', { count: left, day: date });
    },
  };
}
