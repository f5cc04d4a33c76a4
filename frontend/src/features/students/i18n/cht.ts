import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  batch: {
    pasteHint: '每行一個姓名；也可以從試算表連同性別、手機號碼、帳號等欄位一起複製。',
    tooMany:
      '名單有 {{all}} 列，一次最多新增 100 名。先處理前 100 列，其餘 {{rest}} 列會接著出現，不會遺失。',
  },
  profile: {
    tabs: {
      about: '基本資料',
    },
    handedIn: '繳交於 {{at}}',
    emptyValue: '空白',
  },
};
