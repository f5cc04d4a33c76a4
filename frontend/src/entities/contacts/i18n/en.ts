import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  phone: 'Mobile number',
  phoneHint: 'From another country: with + and country code',
  email: 'E-mail',
  byPhone: 'Use a phone instead',
  byEmail: 'Use e-mail instead',
  code: 'Code',
  send: 'Get a code',
  sendAgain: 'Again in {{seconds}} s',
  sentTo: 'A code was sent to {{contact}}; it is valid for 5 minutes',
  sentIfBound:
    'If a phone or an e-mail address is bound to the account, a code was sent to it; it is valid for 5 minutes',
  invalid: {
    phone: {
      required: 'Please enter a mobile number',
      format:
        'Please enter a correct mobile number (11 digits in mainland China), with + and country code if it is from another country',
    },
    email: {
      required: 'Please enter an e-mail address',
      format: 'Please enter a correct e-mail address',
    },
    sms_code: { required: 'Please enter the code', format: 'Please enter the code of 6 digits' },
  },
};
