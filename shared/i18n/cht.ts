import type { commonZh } from './zh.ts';

export const commonCht: Partial<Record<keyof typeof commonZh, string>> = {
  'code.1004': '缺少參數',
  'common.foreignSchool': '無權存取其他學校的資料',
  'rule.count.required': '請填寫堂數或結束日期',
  'rule.date.past': '只能補登最近 {days} 天內的課',
};
