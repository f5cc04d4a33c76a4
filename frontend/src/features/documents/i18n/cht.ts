import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  parts: {
    shared: '與我共用',
  },
  keptUntil: '保留至',
  emptyOwnHint: '「我的檔案」只有您自己看得到。',
  shareHint: '分享後可以查看和下載，資料夾裡的內容也一樣；無法修改。',
  moveTitle_other: '移動 {{count}} 個項目',
  removeTitle_other: '刪除 {{count}} 個項目？',
  eraseTitle_other: '永久刪除 {{count}} 個項目？',
  refused_other: '{{count}} 個項目沒有處理',
};
