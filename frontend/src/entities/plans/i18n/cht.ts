import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  undoing: '正在復原：{{done}} / {{total}} 堂',
  undone: '已復原',
  undo: '復原',
};
