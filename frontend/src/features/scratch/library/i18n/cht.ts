import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  title: {
    sound: '選一個聲音',
  },
  play: '聽聽看：{{name}}',
  added: '已加入：{{name}}',
  failed: '沒有加入成功，請再試一次。',
  allItems: '更多圖片和聲音',
  nothing: '找不到',
  nothingHint: '換一個詞，或看看全部。',
};
