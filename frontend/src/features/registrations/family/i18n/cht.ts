import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  consent: '我同意{{name}}保存這些資料並與我聯絡',
};
