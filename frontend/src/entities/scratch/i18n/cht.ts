import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  broken: '這個作品打不開，檔案可能已損壞。',
  notLoaded: '播放器沒有打開，請看看網路。',
};
