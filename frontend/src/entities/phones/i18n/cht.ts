import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  phone: '手機號碼',
  phoneHint: '中國大陸 11 位數手機號碼',
  code: '驗證碼',
  send: '取得驗證碼',
  sendAgain: '{{seconds}} 秒後重送',
  sentTo: '驗證碼已傳送到 {{phone}}，5 分鐘內有效',
  sentIfBound: '如果帳號綁定了手機號碼，驗證碼已傳送，5 分鐘內有效',
  invalid: {
    phone: { required: '請輸入手機號碼', format: '請輸入 11 位數手機號碼' },
    sms_code: { required: '請輸入驗證碼', format: '請輸入 6 位數驗證碼' },
  },
};
