import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  page: 'Sign in by card',
  welcome: 'Signing you in…',
  wait: 'Just a moment',
  somebodyElse: 'Sign in as somebody else?',
  somebodyElseHint: '{{name}} is signed in on this device. The card signs {{name}} out.',
  useCard: 'Sign in with the card',
  stay: 'Stay as it is',
  robot: 'A little robot that writes a program',
  pinTitle: 'Your four pictures',
  pinChoose: 'Choose four pictures and remember their order',
  pinAgain: 'Tap them once more',
  pinEnter: 'Tap your four pictures in their order',
  pinDiffers: 'Those were not the same. Choose again',
  pinNext: 'Next',
  pinDone: 'Sign in',
  over: 'This card does not work any more',
  overHint:
    'It has expired or was cancelled, or you have a newer card. Ask your teacher for a new one!',
  failed: 'You are not signed in',
  withPassword: 'Sign in with account and password',
};
