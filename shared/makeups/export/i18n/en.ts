import type { makeupsExportZh } from './zh.ts';

export const makeupsExportEn: Readonly<Record<keyof typeof makeupsExportZh, string>> = {
  'exports.sheet.makeups': 'Leave and makeups',
  'exports.of.missed': 'Missed lesson',
  'exports.of.validTo': 'Make up by',
};
