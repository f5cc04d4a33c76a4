import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  own: {
    few_other: '{{course}}：還有 {{amount}} 小時，記得告訴爸爸媽媽喔',
    none: '{{course}}：時數都學完囉，請爸爸媽媽聯絡學校吧',
  },
};
