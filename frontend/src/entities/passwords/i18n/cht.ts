import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  new: '新密碼',
  hint: '6 到 16 個英文字母或數字',
  again: '再次輸入新密碼',
  invalid: {
    new_pass: {
      required: '請輸入新密碼',
      tooShort: '密碼長度為 6 到 16 個字元',
      tooLong: '密碼長度為 6 到 16 個字元',
      format: '密碼長度為 6-20 個非特殊字元',
      same: '新密碼與舊密碼相同',
    },
    confirm_pass: {
      required: '請再次輸入新密碼',
      tooShort: '密碼長度為 6 到 16 個字元',
      tooLong: '密碼長度為 6 到 16 個字元',
      confirm: '兩次輸入的新密碼不一致',
    },
  },
};
