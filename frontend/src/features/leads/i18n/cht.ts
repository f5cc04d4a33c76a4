import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  views: {
    list: '清單',
  },
  sources: {
    walk_in: '現場',
  },
  kinds: {
    visit: '來訪',
  },
  languages: {
    zh: '简体中文',
  },
  guardiansHidden: '您沒有檢視電話的權限，家長資料維持不變。',
  course: '有興趣的課程',
  noOwner: '未指派',
  consented: '家長同意保存資料',
  filterState: '以階段篩選',
  filterSource: '以來源篩選',
  filterDue: '以追蹤時間篩選',
  emptyHint: '家長來電、到現場或在網頁上報名後，在這裡登記並追蹤，直到報名。',
  emptyColumn: '這個階段沒有諮詢',
  more: '檢視更多',
  toStudent: '檢視學生',
  trialExplain: '選擇一堂還有名額的課。孩子會出現在這堂課的名單中，不扣時數。',
  seats_other: '剩 {{count}} 個名額',
  receipt: '收據號碼',
  validTo: '有效期限',
  importing: {
    nothing: '沒有找到可以匯入的列，請檢查標題列。',
    ignored: '這些欄沒有匯入：{{columns}}',
    tooMany: '一次最多匯入 50 筆，其餘 {{rest}} 筆請在完成後繼續。',
    row: '第 {{number}} 列',
  },
  joining: {
    explain: '家長掃碼或開啟連結就能申請試聽，申請會出現在「新諮詢」中，校長會收到通知。',
  },
};
