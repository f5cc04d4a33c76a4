import type { logsExportZh } from './zh.ts';

export const logsExportEn: Readonly<Record<keyof typeof logsExportZh, string>> = {
  'exports.sheet.operations': 'Operation log',
  'exports.of.detail': 'Details',
  'exports.of.count': 'Count',
  'exports.of.address': 'IP address',
};
