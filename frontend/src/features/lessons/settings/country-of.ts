import type { HolidayCountry } from '#shared/contracts/holiday-presets.ts';

const COUNTRIES: Readonly<Record<string, HolidayCountry>> = {
  'Asia/Taipei': 'TW',
  'Asia/Hong_Kong': 'HK',
  'Asia/Singapore': 'SG',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Kuching': 'MY',
  'Asia/Tokyo': 'JP',
  'Europe/London': 'GB',
};

/** The country that is proposed first: the most likely one for the school's clock. */
export const countryOf = (timeZone: string): HolidayCountry =>
  COUNTRIES[timeZone] ?? (timeZone.startsWith('America/') ? 'US' : 'CN');
