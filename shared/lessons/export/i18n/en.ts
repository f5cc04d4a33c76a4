import type { lessonsExportZh } from './zh.ts';

export const lessonsExportEn: Readonly<Record<keyof typeof lessonsExportZh, string>> = {
  'exports.sheet.lessons': 'Lessons',
  'exports.of.startsAt': 'Starts',
  'exports.of.endsAt': 'Ends',
  'exports.of.guests': 'Guests',
  'exports.of.leaves': 'On leave',
};
