import type { logsZh } from './zh.ts';

export const logsCht: Partial<Record<keyof typeof logsZh, string>> = {
  'logs.of.rows': '列數',
  'logs.of.school.edit.address': '地址',
};
