import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import type { AttendanceLine } from '#shared/teaching/fields.ts';

/** The hours that are left or owed, as text. */
export function useHoursLeft({ hours_left, low }: AttendanceLine): string {
  const { t } = useTranslation('teaching');
  if (hours_left === null) return t('noAccount');
  if (hours_left < 0) return t('owed', { hours: hoursText(-hours_left) });
  return t(low ? 'leftLow' : 'left', { hours: hoursText(hours_left) });
}
