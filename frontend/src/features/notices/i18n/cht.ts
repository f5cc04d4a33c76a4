import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  notices: '通知',
  bell_other: '通知，{{count}} 則未讀',
  bellNone: '通知，沒有未讀',
  seeAll: '查看全部通知',
  readAll: '全部標為已讀',
  empty: '還沒有通知',
  emptyHint: '學校和平台的訊息會出現在這裡。',
};
