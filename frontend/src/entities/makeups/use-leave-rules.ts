import { useTranslation } from 'react-i18next';
import type { OwnMakeups } from './use-makeups.ts';

/** What the school's rules say about leave, in two sentences. */
export function useLeaveRules({
  leaveHours,
  makeupDays,
}: Pick<OwnMakeups, 'leaveHours' | 'makeupDays'>): string {
  const { t } = useTranslation('makeups');
  const until = leaveHours > 0 ? t('askUntil', { count: leaveHours }) : t('askUntilNone');
  return `${t('askText', { count: makeupDays })} ${until}`;
}
