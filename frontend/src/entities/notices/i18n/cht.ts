import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  important: '重要',
  pinned: '置頂',
  edited: '已修改',
  reminded: '提醒閱讀',
  by: '{{name}} · {{time}}',
  files_other: '{{count}} 個附件',
  go: '前往查看',
};
