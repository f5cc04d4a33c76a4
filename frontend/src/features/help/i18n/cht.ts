import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '說明',
  subtitle: '各項功能怎麼用，一步一步說清楚',
  search: '搜尋說明',
  topics: '說明主題',
  forYou: '常用',
  forOthers: '其他',
  all: '全部主題',
  found: '搜尋結果',
  nothing: '找不到',
  nothingHint: '換個說法試試，或到「聯絡我們」問一問。',
  back: '全部主題',
  article: '說明：{{title}}',
  contact: '聯絡我們',
  signIn: '登入',
  home: '回到首頁',
};
