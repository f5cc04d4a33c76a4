import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Forgotten password',
  subtitle: 'Set a new one with the phone or e-mail address that is bound to your account',
  checking: 'Running a security check…',
  next: 'Next',
  backToSignIn: 'Back to sign-in',
  otherAccount: 'Another account',
  codeGoesTo:
    'If a phone or an e-mail address is bound to the account {{account}}, the code goes there.',
  noCode:
    'No message? Perhaps nothing is bound to this account. Please ask the principal or a teacher of your school to reset the password.',
  setPassword: 'Set the new password',
  startAgain: 'Start again',
  changed:
    'The new password is set, and every device has been signed out. Please sign in with the new password.',
  signIn: 'Go to sign-in',
  invalid: {
    username: { required: 'Please enter your account' },
  },
  fields: { username: 'Account' },
};
