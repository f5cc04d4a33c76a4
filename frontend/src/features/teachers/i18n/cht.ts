import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  places: '已使用 {{used}} 個教師帳號，共 {{cap}} 個',
  limit: '教師帳號數量已超過上限',
  accountHint: '留空會依姓名的拼音自動產生。',
  nickHint: '學生看到的稱呼，例如「周老師」。',
  invalid: {
    phone: {
      value: '請輸入正確的號碼，其他國家或地區的號碼請加上 + 和國碼',
      value_CN: '請輸入正確的手機號碼（中國大陸為 11 碼），其他國家或地區的號碼請加上 + 和國碼',
    },
    account: {
      value: '帳號由 4 到 16 個字母、數字或底線組成，以字母開頭',
    },
  },
  change: {
    text: {
      demote: '之後 {{name}} 是一般教師，只能管理自己的班級。',
    },
  },
  remove: {
    confirmWithClasses: '移交並移除',
  },
  ability: {
    'add-students': {
      hint: '把新學生加入自己的班級',
    },
  },
};
