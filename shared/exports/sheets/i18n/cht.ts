import type { commonSheetsZh } from './zh.ts';

export const commonSheetsCht: Partial<Record<keyof typeof commonSheetsZh, string>> = {
  'exports.of.code': '代碼',
};
