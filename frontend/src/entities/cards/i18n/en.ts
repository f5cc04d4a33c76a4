import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Sign-in cards',
  explain:
    'Children scan the code with a phone or tablet and are signed in, without typing. A card works until the day that is printed on it and changes no password. Making a new one or revoking it ends the old one.',
  make_one: 'Make {{count}} card',
  make_other: 'Make {{count}} cards',
  again: 'Make new ones',
  print: 'Print',
  account: 'Account',
  scan: 'Scan to sign in',
  until: 'Valid until {{date}}',
  without_one: '{{count}} student has no card:',
  without_other: '{{count}} students have no card:',
  address: 'Web address',
  pin: {
    title: 'Picture PIN',
    wanted: 'Ask for four pictures beside the card',
    on: 'The school asks for four pictures beside the card',
    explain:
      'At the first use of the card children choose four pictures, and tap them each time from then on. Whoever forgets them chooses again after a reset.',
    choose: 'Choose pictures for the child',
    set: 'The pictures are set',
    reset_one: 'Reset the pictures of {{count}} student',
    reset_other: 'Reset the pictures of {{count}} students',
    resetDone_one: '{{count}} reset',
    resetDone_other: '{{count}} reset',
  },
  refused: 'Not done for:',
};
