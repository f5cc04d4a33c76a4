import type { hoursExportZh } from './zh.ts';

export const hoursExportEn: Readonly<Record<keyof typeof hoursExportZh, string>> = {
  'exports.sheet.hours': 'Hours ledger',
  'exports.of.balance': 'Balance',
  'exports.of.owed': 'Owed',
  'exports.of.lesson': 'Lesson',
};
