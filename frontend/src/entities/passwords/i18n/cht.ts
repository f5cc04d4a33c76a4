import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  hint: '6 到 16 個英文字母或數字',
};
