import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  title: '找不到頁面',
  text: '您要找的頁面不存在，或暫時無法開啟。',
  back: '回上一頁',
};
