import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  restoring: {
    restore: '還原這一版',
    restored: '已還原第 {{no}} 版',
  },
};
