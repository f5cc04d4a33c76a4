import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  blocks: {
    see: '看積木',
  },
  unsent: '還沒送出',
  perhapsUnsent: '可能還沒全部送出',
  notLoaded: '播放器沒有打開，請看看網路。',
  versions: {
    restored: '還原自第 {{no}} 版',
    'handed-in': '已繳交',
  },
};
