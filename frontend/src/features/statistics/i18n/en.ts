import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Statistics',
  ofSchool: 'The school and its classes, recorded day by day',
  ofMyClasses: 'Your classes, recorded day by day',
  studentsNow: 'Students now',
  byClass: 'By class',
  class: 'Class',
  size: 'Students',
  noClasses: 'No classes yet',
  noClassesHint: 'The figures of each class appear here once there are classes.',
};
