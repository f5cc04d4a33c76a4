import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  hint: '6 到 16 個英文字母或數字',
  invalid: {
    new_pass: {
      tooShort: '密碼長度為 6 到 16 個字元',
      tooLong: '密碼長度為 6 到 16 個字元',
      format: '密碼長度為 6-20 個非特殊字元',
    },
    confirm_pass: {
      tooShort: '密碼長度為 6 到 16 個字元',
      tooLong: '密碼長度為 6 到 16 個字元',
    },
  },
};
