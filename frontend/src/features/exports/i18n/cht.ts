import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  how: '檔案多的學校需要較長時間。離開或關閉頁面後，匯出會在背景繼續。不占用學校的儲存空間。',
  sheets: '表格 {{done}} / {{total}}，共 {{rows}} 列',
  ask: '要取消這次匯出嗎？',
  none: '尚未匯出過',
  pastDue: '若一直未續約，學校的資料將於 {{date}} 刪除。',
};
