import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  agreement: {
    conduct: '不得上傳違法或侵權的內容，不得干擾服務的正常運作；違反者我們可以停止服務。',
  },
};
