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
  signingIn: 'Signing in…',
  checking: 'Running a security check…',
  challengeNotice:
    'To protect the account, a short security check runs by itself before you sign in. It usually takes a few seconds.',
  challengeFailed: 'The security check did not finish. Please try again.',
  signedInAs: 'You are signed in as {{name}}',
  forgotPassword: 'Forgot your password?',
  freeTrial: 'Free trial',
  gallery: 'Gallery',
  enter: 'Enter the classroom',
};
