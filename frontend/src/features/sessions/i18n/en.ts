import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  signIn: 'Sign in',
  operatorSignIn: 'Platform sign-in',
  welcome: 'Welcome back',
  operatorWelcome: 'For platform operators',
  slogan: 'Every child a happy coder',
  account: 'Account',
  password: 'Password',
  expired: 'Your session has ended. Please sign in again.',
  signingIn: 'Signing in…',
  checking: 'Running a security check…',
  checkingFor:
    'A security check is running, for {{seconds}} seconds at most. Please keep this page open: you are signed in when it is done.',
  challengeNotice:
    'There were several failed sign-ins with this account or on this network. So a security check runs by itself before you sign in. It takes from a few seconds up to half a minute; nobody is locked out.',
  signedInAs: 'You are signed in as {{name}}',
  forgotPassword: 'Forgot your password?',
  freeTrial: 'Free trial',
  help: 'Help',
  whatIsThis: 'What is this?',
  about: 'About and privacy',
  gallery: 'Gallery',
  enter: 'Enter the classroom',
};
