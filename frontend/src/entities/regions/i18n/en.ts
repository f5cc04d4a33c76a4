import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  country: 'Country or region',
  timeZone: 'Time zone',
  currency: 'Currency',
  choose: 'Please choose',
  ofCountry: 'In this country',
  others: 'Other time zones',
  invalid: {
    country: {
      required: 'Please choose a country or region',
      value: 'Please choose a country or region',
    },
  },
};
