import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  phoneHint: '其他國家或地區的號碼請加上 + 和國碼',
  sendAgain: '{{seconds}} 秒後重送',
};
