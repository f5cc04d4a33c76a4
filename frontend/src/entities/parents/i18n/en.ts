import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: "Parent's code",
  of: "{{name}}'s page for parents",
  scan: 'Parents scan this to see lessons, hours and works',
  open: 'Open the page',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Copied',
  notCopied: 'It could not be copied. Please select the address and copy it.',
  print: 'Print',
  renew: 'Renew',
  renewed: 'Renewed: the old code is over',
  renewTitle: 'Renew the code?',
  renewText: 'The old code and address stop working at once. Give the new one to the parents.',
  revoke: 'Revoke',
  revoked: 'Revoked: the address does not open any more',
  revokeTitle: 'Revoke the page?',
  revokeText: 'The code and the address stop working at once. You can open a new one later.',
  closed: 'The page is revoked',
  closedStudent: 'The page is switched off. Ask your teacher if you need it.',
  reopen: 'Open a new page',
  secret: 'Whoever has the address sees the page without signing in. Give it to the parents only.',
  none: 'There is no page yet',
  make: 'Open the page for parents',
};
