import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  file: {
    failed: '上傳失敗，請移除後重新選擇',
  },
  privacy_other: '填寫的內容由{{school}}的老師檢視，表單結束 {{count}} 天後自動刪除。',
  kept: '尚未送出的內容會保留在這台裝置上',
  filesOnTheirWay: '檔案還在上傳，請稍候',
  waiting: '網路中斷了，還不知道是否已送出。網路恢復後會自動再試，不會重複送出。',
  sent: {
    title: '已送出',
  },
  closed: {
    early: '尚未開放填寫，{{from}} 開始。',
    full: '名額已滿，無法再填寫。',
  },
  whose: {
    hint: '老師傳給您的網址，或 QR Code 打開的頁面',
  },
};
