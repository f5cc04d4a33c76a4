import type { leadSheetsZh } from './zh.ts';

export const leadSheetsCht: Partial<Record<keyof typeof leadSheetsZh, string>> = {
  'leads.source.walk_in': '現場',
};
