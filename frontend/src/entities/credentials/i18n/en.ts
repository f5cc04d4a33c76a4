import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  account: 'Account',
  firstPassword: 'First password',
  rule: 'They sign in with the first password and then choose one of their own.',
  tell: 'Please tell them the account and the first password.',
  done: 'Done',
  copy: 'Copy account and password',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Please write it down.',
};
