import type { teachingExportZh } from './zh.ts';

export const teachingExportEn: Readonly<Record<keyof typeof teachingExportZh, string>> = {
  'exports.sheet.records': 'Lesson records',
  'exports.sheet.attendance': 'Attendance',
  'exports.of.lessonId': 'Lesson ID',
  'exports.of.homework': 'Homework',
  'exports.of.pictures': 'Pictures',
  'exports.of.counts': 'Counts',
  'exports.of.guest': 'Guest',
};
