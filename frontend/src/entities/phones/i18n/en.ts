import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  phone: 'Mobile number',
  phoneHint: '11 digits, mainland China',
  code: 'Code',
  send: 'Get a code',
  sendAgain: 'Again in {{seconds}} s',
  sentTo: 'A code was sent to {{phone}}; it is valid for 5 minutes',
  sentIfBound:
    'If a phone is bound to the account, a code was sent to it; it is valid for 5 minutes',
  invalid: {
    phone: {
      required: 'Please enter a mobile number',
      format: 'Please enter a mobile number of 11 digits',
    },
    sms_code: { required: 'Please enter the code', format: 'Please enter the code of 6 digits' },
  },
};
