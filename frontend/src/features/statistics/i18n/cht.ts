import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  ofSchool: '全校與各班級的資料，按日記錄',
  ofMyClasses: '我的班級的資料，按日記錄',
};
