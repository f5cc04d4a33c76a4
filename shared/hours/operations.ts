import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const HOUR_OPERATIONS = {
  'hours.add': { zh: '登记课时', cht: '登記時數', en: 'Entered class hours' },
  'hours.export': { zh: '导出课时', cht: '匯出時數', en: 'Exported class hours' },
  'hours.refund': { zh: '课时退费', cht: '時數退費', en: 'Refunded class hours' },
  'hours.reverse': { zh: '冲销课时', cht: '沖銷時數', en: 'Reversed an entry of hours' },
  'hours.settle': { zh: '结清课时账户', cht: '結清時數帳戶', en: 'Settled an account of hours' },
} as const satisfies Readonly<Record<string, Texts>>;
