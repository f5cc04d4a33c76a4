import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '誰登入過，誰做了什麼更動',
  ownSubtitle: '您的帳號何時、在哪裡登入過。若不是您本人，請變更密碼。',
  platformSubtitle: '平台自己的紀錄，或選擇一間機構；機構的操作紀錄會記下這次檢視。',
  emptyHint: '之後的登入與操作會顯示在這裡。',
  truncated_other: '只匯出最新的 {{count}} 筆，請縮小日期範圍',
  changed: '更動內容',
};
