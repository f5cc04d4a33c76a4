import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  file: {
    failed: '上傳失敗，請移除後重新選擇',
  },
};
