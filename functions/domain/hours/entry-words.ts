import type { HourEntryDto } from '#shared/hours/fields.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';

/** Kinds of entries of the ledger, in sheets and logs. */
export const ENTRY_WORDS = {
  purchase: 'hours.kindPurchase',
  gift: 'hours.kindGift',
  use: 'hours.kindUse',
  reversal: 'hours.kindReversal',
  expiry: 'hours.kindExpiry',
  refund: 'hours.kindRefund',
} as const satisfies Record<HourEntryDto['kind'], MessageKey>;
