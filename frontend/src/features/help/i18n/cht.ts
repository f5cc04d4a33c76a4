import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  nothing: '找不到',
  nothingHint: '換個說法試試，或到「聯絡我們」問一問。',
};
