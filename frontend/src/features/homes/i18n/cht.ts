import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  firstSteps: {
    institutionHint: '標誌、地址和介紹，家長掃描 QR Code 就能看到',
  },
  platform: {
    commit: '提交',
    storage: '儲存空間（GB）',
  },
};
