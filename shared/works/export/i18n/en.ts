import type { worksExportZh } from './zh.ts';

export const worksExportEn: Readonly<Record<keyof typeof worksExportZh, string>> = {
  'exports.sheet.works': 'Works',
  'exports.sheet.versions': 'Work versions',
  'exports.sheet.comments': 'Comments',
  'exports.of.madeAt': 'Made on the device',
  'exports.of.description': 'Description',
  'exports.of.visibility': 'Visibility',
  'exports.of.likes': 'Likes',
  'exports.of.comments': 'Comments',
  'exports.of.plays': 'Plays',
  'exports.of.savedAt': 'Saved',
  'exports.of.label': 'Saved how',
};
