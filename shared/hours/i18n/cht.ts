import type { hoursZh } from './zh.ts';

export const hoursCht: Partial<Record<keyof typeof hoursZh, string>> = {
  'hours.missing': '沒有這筆時數紀錄',
};
