import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';

type Payment = NonNullable<HourEntryDto['payment']>;

/** Money in one line: the amount, how it was paid, and the receipt. */
export function usePayment(): (payment: Payment) => string {
  const { t } = useTranslation('hours');
  const moneyOf = useMoney();
  return useCallback(
    ({ amount, method, receipt }: Payment) =>
      [
        moneyOf(amount),
        t(`money.methods.${method}`),
        receipt && t('money.receiptOf', { number: receipt }),
      ]
        .filter(Boolean)
        .join(' · '),
    [t, moneyOf],
  );
}
