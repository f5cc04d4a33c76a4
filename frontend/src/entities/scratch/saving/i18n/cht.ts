import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  tooLarge: '作品超過 {{mb}} MB，無法儲存。請刪掉一些較大的圖片或聲音。',
};
