import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  chosen_other: '已選 {{count}} 張：{{names}}',
  back: '退一張',
  pictures: '圖片',
  picture: {
    paw: '腳印',
    flower: '花',
    sun: '太陽',
    moon: '月亮',
    star: '星星',
    cloud: '雲',
    car: '汽車',
    boat: '帆船',
    rocket: '火箭',
    house: '房子',
    tree: '樹',
    ball: '足球',
    umbrella: '傘',
    cake: '蛋糕',
    heart: '愛心',
    note: '音符',
  },
};
