import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '已使用授權 {{used}} / {{cap}}',
  emptyHint: '從試算表貼上一欄姓名，一次最多可新增 100 名。',
  noClasses: '尚無班級',
  form: {
    nameHint: '中文字、英文字母或數字，中間可有一個空格、「·」或「-」，最多 30 個字',
    accountHint: '留空會自動產生，例如姓名拼音加數字',
    anyway: '確認不是同一個人，仍要新增',
  },
  removing: {
    title_other: '要移除 {{count}} 名學生嗎？',
    text: '{{names}} 將無法再登入，並會移出所有班級。先前的紀錄仍保留姓名，帳號名稱不會給別人使用。',
  },
  resetting: {
    title_other: '要重設 {{count}} 名學生的密碼嗎？',
    text: '{{names}} 的密碼會恢復為初始密碼，使用中的裝置都會登出。',
  },
  revoking: {
    title_other: '要註銷 {{count}} 名學生的登入卡嗎？',
  },
  leaving: {
    title_other: '要把 {{count}} 名學生移出「{{name}}」嗎？',
    text: '{{names}} 將不再屬於這個班級，帳號和其他班級不變。',
  },
  joining: {
    text: '{{names}}。原本的班級不變。',
  },
  batch: {
    pasteHint: '每行一個姓名；也可以從試算表連同性別、手機號碼、帳號等欄位一起複製。',
    row: '第 {{number}} 列',
    tooMany:
      '名單有 {{all}} 列，一次最多新增 100 名。先處理前 100 列，其餘 {{rest}} 列會接著出現，不會遺失。',
    next_other: '繼續處理剩下的 {{count}} 列',
    ignored_other: '這些欄位沒有匯入：{{columns}}',
    removeRow: '刪除第 {{number}} 列',
    clean: '去掉看不見的字元',
    cleanAll: '全部去掉',
    invisible_other: '有 {{count}} 列含有看不見的字元',
    waiting_other: '還有 {{count}} 列需要修改',
    invalid: {
      letters: '只能使用中文字、英文字母和數字，中間可有一個空格、「·」或「-」',
      formula_error: '表格裡的公式出錯了，請填寫或更正',
      formula_without_value: '公式沒有結果，請用 Excel 開啟並儲存一次，或直接填寫',
      shortened: '號碼被表格縮寫了，請補齊號碼',
      phone: '請輸入正確的號碼，其他國家或地區的號碼請加上 + 和國碼',
      phone_CN: '請輸入正確的手機號碼（中國大陸為 11 碼），其他國家或地區的號碼請加上 + 和國碼',
      account: '以字母開頭，只用小寫字母、數字和底線，4 到 16 個字元',
    },
  },
  profile: {
    tabs: {
      about: '基本資料',
      records: '上課與出席',
    },
    handedIn: '繳交於 {{at}}',
    emptyValue: '空白',
    operations: {
      student: {
        licence: '取得授權',
      },
    },
  },
  invalid: {
    name: {
      letters: '只能使用中文字、英文字母和數字，中間可有一個空格、「·」或「-」',
    },
    phone: {
      value: '請輸入正確的號碼，其他國家或地區的號碼請加上 + 和國碼',
      value_CN: '請輸入正確的手機號碼（中國大陸為 11 碼），其他國家或地區的號碼請加上 + 和國碼',
    },
    account: {
      value: '以字母開頭，只用小寫字母、數字和底線，4 到 16 個字元',
    },
  },
};
