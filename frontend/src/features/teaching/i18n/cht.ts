import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  states: {
    closing: '正在結束',
  },
  endedBy: '{{name}} 於 {{when}} 記錄',
};
