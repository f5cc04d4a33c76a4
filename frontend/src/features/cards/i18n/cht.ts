import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  somebodyElse: '換一個人登入嗎？',
  somebodyElseHint: '這台裝置目前登入的是{{name}}。用登入卡登入後，{{name}}會登出。',
  pinEnter: '按順序點你的四張圖片',
};
