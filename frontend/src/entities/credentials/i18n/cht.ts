import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  account: '帳號',
  firstPassword: '初始密碼',
  rule: '第一次用初始密碼登入，登入後請本人設定新密碼。',
  tell: '請把帳號和初始密碼告訴本人。',
  done: '完成',
  copy: '複製帳號和密碼',
  copied: '已複製',
  notCopied: '無法複製，請手動抄寫。',
};
