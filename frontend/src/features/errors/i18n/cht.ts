import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '找不到頁面',
  text: '您要找的頁面不存在，或暫時無法開啟。',
  tellUs: '告訴我們',
  back: '回上一頁',
  home: '回到首頁',
};
