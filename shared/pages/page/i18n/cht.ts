import type { pagesZh } from './zh.ts';

export const pagesCht: Partial<Record<keyof typeof pagesZh, string>> = {
  'pages.address': '地址',
};
