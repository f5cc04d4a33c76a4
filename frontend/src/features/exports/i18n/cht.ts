import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  how: '檔案多的學校需要較長時間。離開或關閉頁面後，匯出會在背景繼續。不占用學校的儲存空間。',
};
