import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  explain:
    '孩子用手機或平板掃描 QR Code 就能登入，不必輸入帳號和密碼。登入卡到卡上的日期為止都能使用，密碼不會改變。重新製作或註銷後，舊卡就不能用了。',
  pin: {
    set: '圖片密碼已設定',
  },
};
