import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '我的證書',
  well: '每一張證書，都是你努力換來的。',
  earlier: '看更早的證書',
  pictureOf: '{{name}}的證書：{{title}}',
  png: '圖片',
  pdf: 'PDF',
  pngOf: '下載圖片：{{title}}',
  pdfOf: '下載 PDF：{{title}}',
};
