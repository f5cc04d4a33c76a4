import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { hours } from '#shared/hours/contract.ts';
import type { HourAccountDto } from '#shared/hours/fields.ts';
import { useAccountName } from './use-account-name.ts';

/** The signed-in student's hour accounts that are not settled. */
export const useOwnHours = () =>
  useQuery({
    ...queryOf(hours.endpoints.list, {}),
    select: ({ list }): HourAccountDto[] =>
      (list[0]?.accounts ?? []).filter(({ settled }) => !settled),
  });

/** An hour account in one sentence for students: what is left, and what to do when little is left. */
export function useHoursLine(): (account: HourAccountDto) => string {
  const { t } = useTranslation('study');
  const nameOf = useAccountName();
  return (account) => {
    const { balance, low } = account;
    const course = nameOf(account);
    // Students are not shown that hours are owed.
    if (balance <= 0) return t('own.none', { course });
    const left = { course, count: balance, amount: hoursText(balance) };
    return low ? t('own.few', left) : t('own.left', left);
  };
}
