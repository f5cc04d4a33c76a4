import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  starter: {
    prize: '獎狀',
  },
  orientation: {
    landscape: 'A4 橫式',
    portrait: 'A4 直式',
  },
  weight: {
    regular: '標準',
  },
};
