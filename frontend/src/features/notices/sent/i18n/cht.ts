import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  templates: {
    emptyHint: '打開一則寫好的通知，選擇「存為範本」。',
  },
};
