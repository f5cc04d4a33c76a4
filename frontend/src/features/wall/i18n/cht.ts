import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  doing: {
    away: '{{when}}切換到其他視窗',
  },
  counts: {
    programming_other: '{{count}} 人在寫程式',
    away_other: '{{count}} 人暫時離開',
  },
};
