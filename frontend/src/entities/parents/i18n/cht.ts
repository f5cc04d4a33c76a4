import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  notCopied: '無法複製，請手動選取網址複製',
  renewed: '已更換，舊的 QR Code 失效了',
  renewText: '舊的 QR Code 和網址馬上失效，請把新的傳給家長。',
  secret: '拿到網址的人不用登入就能看到這個頁面，請只傳給家長。',
};
