import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  hint: '在手機或電腦的行事曆裡看到自己的課。課程有變動時，行事曆會自動更新。',
  scan: '用手機掃描訂閱',
  notCopied: '無法複製，請手動選取網址',
  open: '在行事曆應用程式中開啟',
  secret: '知道這個網址的人都能看到您的課，請勿公開。裡面沒有學生的姓名。',
};
