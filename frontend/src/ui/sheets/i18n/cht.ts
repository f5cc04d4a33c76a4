import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  columns: '每一欄的意義，不對的可以改：',
  column: '{{letter}} 欄',
  hidden_other: '試算表裡有 {{count}} 列被隱藏或篩選掉，沒有讀取。也要匯入嗎？',
};
