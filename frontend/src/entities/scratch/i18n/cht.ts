import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  broken: '這個作品打不開，檔案可能已損壞。',
  changes: { see: '看看有什麼不同', hide: '收起' },
  blocks: { see: '看積木', hide: '收起積木' },
  unsent: '還沒送出',
  perhapsUnsent: '可能還沒全部送出',
  notLoaded: '播放器沒有打開，請看看網路。',
};
