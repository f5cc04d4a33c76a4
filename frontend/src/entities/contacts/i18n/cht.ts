import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  phoneHint: '其他國家或地區的號碼請加上 + 和國碼',
  sendAgain: '{{seconds}} 秒後重送',
  invalid: {
    phone: {
      format: '請輸入正確的手機號碼（中國大陸為 11 碼），其他國家或地區的號碼請加上 + 和國碼',
    },
    email: {
      format: '請輸入正確的電子郵件地址',
    },
    sms_code: {
      format: '請輸入 6 位數驗證碼',
    },
  },
};
