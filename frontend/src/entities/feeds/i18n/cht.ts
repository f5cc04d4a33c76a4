import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '訂閱我的課表',
  subscribe: '訂閱課表',
  hint: '在手機或電腦的行事曆裡看到自己的課。課程有變動時，行事曆會自動更新。',
  make: '產生訂閱網址',
  scan: '用手機掃描訂閱',
  address: '訂閱網址',
  copy: '複製網址',
  copied: '已複製',
  notCopied: '無法複製，請手動選取網址',
  open: '在行事曆應用程式中開啟',
  secret: '知道這個網址的人都能看到您的課，請勿公開。裡面沒有學生的姓名。',
  made: '產生於 {{when}}',
  revoke: '停用網址',
  revokeTitle: '停用這個訂閱網址？',
  revokeText: '已訂閱的行事曆將不再更新。之後可以產生新的網址。',
  revoked: '網址已停用',
};
