import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  slogan: '讓每個孩子愛上寫程式',
  enter: '進入教室',
};
