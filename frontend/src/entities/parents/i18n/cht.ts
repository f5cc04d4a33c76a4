import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '家長 QR Code',
  of: '{{name}}的家長頁面',
  scan: '家長掃一掃，看孩子的課程、時數和作品',
  open: '開啟家長頁面',
  address: '網址',
  copy: '複製網址',
  copied: '已複製',
  notCopied: '無法複製，請手動選取網址複製',
  print: '列印',
  renew: '換一個新的',
  renewed: '已更換，舊的 QR Code 失效了',
  renewTitle: '換一個新的 QR Code？',
  renewText: '舊的 QR Code 和網址馬上失效，請把新的傳給家長。',
  revoke: '停用',
  revoked: '已停用，網址打不開了',
  revokeTitle: '停用家長頁面？',
  revokeText: 'QR Code 和網址馬上失效。之後可以再開一個新的。',
  closed: '家長頁面已停用',
  closedStudent: '家長頁面已停用，需要時請找老師。',
  reopen: '開通新的家長頁面',
  secret: '拿到網址的人不用登入就能看到這個頁面，請只傳給家長。',
  none: '還沒有家長頁面',
  make: '開通家長頁面',
};
