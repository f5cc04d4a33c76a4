import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  addSubtitle: '遇到問題、有想法或想稱讚，都可以告訴我們。',
  kinds: {
    praise: '想稱讚',
  },
  states: {
    closed: '已結案',
  },
  close: '標為已結案',
  solved: '已解決，結案',
};
