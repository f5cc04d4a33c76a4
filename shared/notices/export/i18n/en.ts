import type { noticesExportZh } from './zh.ts';

export const noticesExportEn: Readonly<Record<keyof typeof noticesExportZh, string>> = {
  'exports.sheet.notices': 'Notices',
  'exports.sheet.schoolNotices': 'School notices',
  'exports.sheet.noticeTexts': 'Texts of notices',
  'exports.sheet.noticeReaders': 'Readers of notices',
  'exports.sheet.noticeTemplates': 'Templates of notices',
  'exports.of.sent': 'Sent',
  'exports.of.body': 'Text',
  'exports.of.told': 'System notice',
  'exports.of.noticeId': 'Notice',
  'exports.of.roles': 'To roles',
  'exports.of.userIds': 'To people',
  'exports.of.important': 'Important',
  'exports.of.edited': 'Edited',
  'exports.of.withdrawn': 'Withdrawn',
};
