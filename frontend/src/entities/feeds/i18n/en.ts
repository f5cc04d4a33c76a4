import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Subscribe to my lessons',
  subscribe: 'Subscribe to my lessons',
  hint: 'See your lessons in the calendar of your phone or computer. It follows every change by itself.',
  make: 'Make an address',
  scan: 'Scan with a phone to subscribe',
  address: 'Address of the calendar',
  copy: 'Copy address',
  copied: 'Copied',
  notCopied: 'It could not be copied. Please select the address yourself.',
  open: 'Open in a calendar app',
  secret:
    'Whoever knows this address can see your lessons: keep it to yourself. There are no names of students in it.',
  made: 'Made on {{when}}',
  revoke: 'Revoke address',
  revokeTitle: 'Revoke this address?',
  revokeText:
    'Calendars that are subscribed to it will not be updated any more. You can make a new address afterwards.',
  revoked: 'The address is revoked',
};
