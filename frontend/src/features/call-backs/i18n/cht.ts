import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '在官網留下電話、等候回電的機構，最新的在前。',
  filterState: '以狀態篩選',
  handleTitle: '回電給{{name}}',
};
