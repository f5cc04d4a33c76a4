import type { HourEntryDto } from './fields.ts';

type Entry = Pick<HourEntryDto, 'kind' | 'reverses' | 'payment'>;

/**
 * What was paid and given back in some entries of an account. A reversal takes its money off the sum that it was
 * counted in: a refund is negative, and so is the reversal of a payment.
 */
export function moneyIn(entries: readonly Entry[]): { paid: number; refunded: number } {
  const sums = { paid: 0, refunded: 0 };
  for (const { kind, reverses, payment } of entries) {
    const amount = payment?.amount ?? 0;
    const isOfRefund = kind === 'refund' || (reverses !== null && amount > 0);
    if (isOfRefund) sums.refunded -= amount;
    else sums.paid += amount;
  }
  return sums;
}
