import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  task: '任務說明',
  evidenceKind: {
    hours: '堂數',
  },
  qr: '掃描查看長圖',
};
