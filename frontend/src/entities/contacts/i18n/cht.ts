import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  phone: '手機號碼',
  phoneHint: '其他國家或地區的號碼請加上 + 和國碼',
  email: '電子郵件',
  byPhone: '改用簡訊',
  byEmail: '改用電子郵件',
  code: '驗證碼',
  send: '取得驗證碼',
  sendAgain: '{{seconds}} 秒後重送',
  sentTo: '驗證碼已傳送到 {{contact}}，5 分鐘內有效',
  sentIfBound: '如果帳號綁定了手機號碼或電子郵件，驗證碼已傳送，5 分鐘內有效',
  invalid: {
    phone: {
      required: '請輸入手機號碼',
      format: '請輸入正確的手機號碼（中國大陸為 11 碼），其他國家或地區的號碼請加上 + 和國碼',
    },
    email: { required: '請輸入電子郵件', format: '請輸入正確的電子郵件地址' },
    sms_code: { required: '請輸入驗證碼', format: '請輸入 6 位數驗證碼' },
  },
};
