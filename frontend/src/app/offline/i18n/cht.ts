import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  asOf: '現在看到的是 {{time}} 的內容。',
  missing: '有些內容還沒有存到這台裝置上，連上網路後會自動出現。',
};
