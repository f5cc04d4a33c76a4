import type { portalZh } from './zh.ts';

export const portalEn: Readonly<Record<keyof typeof portalZh, string>> = {
  'portal.challenge':
    'Several attempts have failed. Please complete the security check first; it takes some seconds, half a minute at most.',
  'portal.busy': 'Many people are signing in right now. Please try again in a few seconds.',
  'portal.triedTooOften':
    'This account was tried too often just now. Please wait a moment and try again.',
  'portal.disabled': 'This account has been disabled. Please contact your school.',
  'portal.closed': 'This school no longer uses the service.',
  'portal.unlicensed': 'Your school has no licence left for you. Please ask your school.',
  'portal.passwordChanged': 'Your password has been changed.',
  'portal.menuMissing': 'There is no menu for this account.',
  'portal.preparing': 'Your school is being prepared. Please wait.',
  'portal.bound': 'Your account is bound.',
  'portal.platformMissing': 'No programming platform is connected.',
  'portal.notByCard':
    'After signing in by card, password, phone and account cannot be changed, and the addresses of the page for parents and of the calendar are not shown. Please sign in with account and password first.',
  'portal.pinNeeded': 'Please tap your four pictures.',
  'portal.pinWrong': 'Those are not your four pictures. Please try again.',
  'portal.cardInvalid':
    'This sign-in card is no longer valid. Please ask your teacher for a new one.',
  'portal.passwordChosen': 'You have chosen a password already. Change it in your profile.',
  'parents.over': 'This page for parents is no longer valid. Please ask the school for a new code.',
};
