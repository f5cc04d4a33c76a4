import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  linkAddress: '連結網址',
  setLink: '設定連結',
  removeLink: '移除連結',
  notAPicture: '無法讀取這張圖片，或像素太多，請換一張。',
  tools: {
    all: '排版工具',
    heading: '標題',
    bold: '粗體',
    italic: '斜體',
    underline: '底線',
    bulletList: '項目清單',
    orderedList: '編號清單',
    blockquote: '引用',
    link: '連結',
    picture: '插入圖片',
    undo: '復原',
    redo: '重做',
  },
};
