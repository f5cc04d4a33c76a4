import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Subscribe to my lessons',
  subscribe: 'Subscribe to my lessons',
  hint: 'See your lessons in the calendar on your phone or computer. Changes appear there automatically.',
  make: 'Create a link',
  scan: 'Scan with a phone to subscribe',
  address: 'Calendar link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Please select the link and copy it yourself.',
  open: 'Open in a calendar app',
  secret:
    'Anyone with this link can see your lessons, so keep it to yourself. It contains no student names.',
  made: 'Created on {{when}}',
  revoke: 'Revoke link',
  revokeTitle: 'Revoke this link?',
  revokeText:
    'Calendars that use it will no longer be updated. You can create a new link afterwards.',
  revoked: 'The link is revoked',
};
