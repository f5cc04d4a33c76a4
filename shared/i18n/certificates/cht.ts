import type { certificatesZh } from './zh.ts';

export const certificatesCht: Partial<Record<keyof typeof certificatesZh, string>> = {
  'certificates.isRevoked': '這張證書已被撤銷',
  'certificates.tooLateToDelete': '證書製作完成 {hours} 小時後不能刪除，可以撤銷',
  'certificates.tooManyTries': '查詢次數太多，請稍後再試',
  'certificates.unknown': '查無此編號',
  'certificates.made.body': '打開「我的成長」，就能看到它，也可以下載。',
};
