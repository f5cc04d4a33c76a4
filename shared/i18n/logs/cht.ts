import type { logsZh } from './zh.ts';

export const logsCht: Partial<Record<keyof typeof logsZh, string>> = {
  'logs.value.see-phones': '檢視手機號碼',
  'logs.value.delete-students': '移除學生',
  'logs.value.see-finances': '檢視財務',
  'logs.of.former': '曾用名稱',
  'logs.of.receipt': '收據號碼',
  'logs.of.rows': '列數',
  'logs.of.slogan': '標語',
  'logs.of.school.edit.address': '地址',
};
