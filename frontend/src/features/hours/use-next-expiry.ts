import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { hoursText } from '#frontend/src/lib/hours.ts';
import type { HourAccountRecord } from '#shared/contracts/hour-fields.ts';

/** How many hours expire next, and on which day; empty when none do. */
export function useNextExpiry(): (account: HourAccountRecord) => string {
  const { t } = useTranslation('hours');
  const { day } = useFormats();
  return ({ next_expiry: next }) =>
    next ? t('expiresOn', { amount: hoursText(next.hours), date: day(next.date) }) : '';
}
