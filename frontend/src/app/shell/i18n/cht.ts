import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  collapse: '收合選單',
  parentEditionHint: '家長用手機掃描，開啟家長版',
  overduePast: '貴校的服務已於 {{date}} 到期。目前可以檢視全部資料，續約後即可繼續使用。',
  overdueSoon: '貴校的服務將於 {{date}} 到期，為避免影響教學，請及時續約。',
  overdueDelete: '若一直未續約，資料將保留到 {{date}}，之後會被刪除。',
  password: {
    easyText:
      '它只有數字、是連著的按鍵、很多人都用的詞，或是你的名字。換一個只有你知道的，作品會更安全！',
    change: '修改密碼',
    done: '新密碼設定好了',
  },
};
