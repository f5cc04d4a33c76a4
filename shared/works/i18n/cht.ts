import type { worksZh } from './zh.ts';

export const worksCht: Partial<Record<keyof typeof worksZh, string>> = {
  'works.personal': '這裡好像有電話、地址或姓名，請先看一看',
  'works.abuseReportSettled': '另一位老師已經處理了這則檢舉',
};
