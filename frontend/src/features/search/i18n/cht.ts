import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  hint: '學生、班級、老師、課程和作品都在這裡找。拼音和首字母也可以，例如 wangzh。',
  hintStudent: '找找你的班級、課程和作品',
  nothing: '找不到「{{words}}」',
};
