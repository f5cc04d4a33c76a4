import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  country: '國家或地區',
  timeZone: '時區',
  currency: '貨幣',
  choose: '請選擇',
  ofCountry: '當地時區',
  others: '其他時區',
  invalid: {
    country: { required: '請選擇國家或地區', value: '請選擇國家或地區' },
  },
};
