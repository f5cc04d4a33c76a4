import type { reportsExportZh } from './zh.ts';

export const reportsExportEn: Readonly<Record<keyof typeof reportsExportZh, string>> = {
  'exports.sheet.cycles': 'Report cycles',
  'exports.sheet.reports': 'Reports',
  'exports.sheet.reportVersions': 'Published reports',
  'exports.sheet.reportDrafts': 'Report drafts',
  'exports.of.to': 'To',
  'exports.of.cycleId': 'Cycle',
  'exports.of.values': 'Six ratings',
  'exports.of.overruled': 'Overruled findings',
};
