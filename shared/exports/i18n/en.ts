import type { exportsZh } from './zh.ts';

export const exportsEn: Readonly<Record<keyof typeof exportsZh, string>> = {
  'schools.toldErasure.title': 'Your data will be deleted on {date}',
  'schools.toldErasure.body':
    'The subscription of your school has ended. Renew it before {date}, or export all data under Institution settings. After that day the school’s data are deleted and cannot be restored.',
  'schools.erasureSubject': 'The data of {school} will be deleted on {date}',
  'schools.erasureMessage':
    '{school}: the subscription has ended, and the school’s data will be deleted on {date}. Sign in to renew, or to export all data.',
  'exports.missing': 'This export does not exist, or has ended',
  'exports.taskFile': 'File',
  'exports.taskArrived': 'File received after the deadline',
};
