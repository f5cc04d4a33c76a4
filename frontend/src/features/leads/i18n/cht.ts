import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  kinds: {
    visit: '來訪',
  },
  languages: {
    zh: '简体中文',
  },
  course: '有興趣的課程',
  consented: '家長同意保存資料',
  importing: {
    nothing: '沒有找到可以匯入的列，請檢查標題列。',
    tooMany: '一次最多匯入 50 筆，其餘 {{rest}} 筆請在完成後繼續。',
  },
};
