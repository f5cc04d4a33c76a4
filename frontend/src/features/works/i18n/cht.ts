import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  personal: {
    queue: '可能有個人資料：{{kinds}}',
    found: '文字裡可能有個人資料',
  },
  noneWaitingHint: '學生想把作品公開給所有人，或者文字裡可能有個人資料時，會出現在這裡。',
};
