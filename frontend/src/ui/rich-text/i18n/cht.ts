import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  tools: {
    bold: '粗體',
    bulletList: '項目清單',
    orderedList: '編號清單',
  },
};
