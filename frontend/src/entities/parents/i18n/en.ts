import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Parent’s code',
  of: "{{name}}'s page for parents",
  scan: 'Parents scan this to see lessons, hours and works',
  open: 'Open the page',
  address: 'Address',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Please select the link and copy it yourself.',
  print: 'Print',
  renew: 'Renew',
  renewed: 'Renewed. The old code no longer works',
  renewTitle: 'Renew the code?',
  renewText: 'The old code and link stop working immediately. Give the new one to the parents.',
  revoke: 'Revoke',
  revoked: 'Revoked. The page no longer opens',
  revokeTitle: 'Revoke the page?',
  revokeText: 'The code and the link stop working immediately. You can create new ones later.',
  closed: 'The page is revoked',
  closedStudent: 'The page is switched off. Ask your teacher if you need it.',
  reopen: 'Open a new page',
  secret:
    'Anyone with the link can see the page without signing in. Share it only with the parents.',
  none: 'No page yet',
  make: 'Create the page for parents',
  byCard: 'You signed in by card. Sign in with account and password to see the parent’s code.',
  papers: {
    title: 'Print parents’ codes',
    explain:
      'One slip for each child. Hand it to the parents, and keep it apart from the sign-in card.',
    make_one: 'Make {{count}} code',
    make_other: 'Make {{count}} codes',
    without_one: '{{count}} student has no code:',
    without_other: '{{count}} students have no code:',
  },
};
