import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/hours.ts';
import type { HourAccountDto } from '#shared/contracts/hour-fields.ts';
import { useAccountName } from './use-account-name.ts';

/** An account of hours in one line for a child: what is left, and what to do when it is little. */
export function useHoursLine(): (account: HourAccountDto) => string {
  const { t } = useTranslation('study');
  const nameOf = useAccountName();
  return (account) => {
    const { balance, low } = account;
    const course = nameOf(account);
    // That the family owes something is no matter of the child's.
    if (balance <= 0) return t('own.none', { course });
    const left = { course, count: balance, amount: hoursText(balance) };
    return low ? t('own.few', left) : t('own.left', left);
  };
}
