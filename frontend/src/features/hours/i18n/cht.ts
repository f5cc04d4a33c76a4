import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  refund: {
    text: '最多可退 {{hours}} 小時、{{amount}}。退課是一筆新的紀錄，原紀錄保留。',
  },
  reverse: {
    text: '「{{kind}} {{change}}」將由一筆 {{back}} 的沖銷紀錄抵銷，原紀錄保留。',
  },
};
