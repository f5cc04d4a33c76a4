import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  phrases: {
    try_harder: '繼續加油',
    more_careful: '再細心一點',
  },
  lessons: '上課堂數',
};
