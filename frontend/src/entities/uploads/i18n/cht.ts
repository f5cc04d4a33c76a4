import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  dropHint: '也可以貼上，或者按按鈕選擇',
  dismiss: '從清單移除：{{name}}',
};
