import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'The demo school',
  subtitle: 'As whom would you like to look around?',
  role1: 'Principal',
  role1Hint: 'The school at a glance: people, hours, figures',
  role2: 'Teacher',
  role2Hint: 'Calendar, class records, tasks, reports',
  role3: 'Student',
  role3Hint: 'Works, tasks, the own timetable',
  role4: 'Live teacher',
  role4Hint: 'The lessons to come and their records',
  none: 'There is no demo school here.',
  leaves: 'You are signed in as {{name}}. Choosing a role signs you out first.',
  signIn: 'Sign in',
};
