import type { registrationsZh } from './zh.ts';

export const registrationsEn: Readonly<Record<keyof typeof registrationsZh, string>> = {
  'registrations.firstClass': 'Class 1',
  'registrations.welcome': 'Your school is ready.',
  'registrations.noCallBack': 'This request is no longer there.',
  'registrations.tooManyCallBacks': 'Too many requests today. Please try again tomorrow.',
};
