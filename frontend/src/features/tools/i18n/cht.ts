import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  scores: {
    undo: '復原',
  },
  board: {
    tools: {
      eraser: '橡皮擦',
    },
    undo: '復原',
  },
};
