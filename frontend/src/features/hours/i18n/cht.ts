import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  exported_other: '已匯出 {{count}} 列',
  truncated_other: '內容太多，表格裡只有前 {{count}} 列',
  range: '第 {{from}}–{{to}} 位學生',
  validTo: '有效期限',
  by: '經手人',
  account: {
    settled: '已結清：時數用完且不再續費，不再提醒。再次登記時數後自動恢復。',
  },
  refund: {
    text: '最多可退 {{hours}} 小時、{{amount}}。退課是一筆新的紀錄，原紀錄保留。',
  },
  many: {
    title: '為多名學生登記時數',
    next: '檢視結果',
    owed_other: '{{count}} 位學生欠「{{course}}」的時數，只有登記這門課的時數才會先抵扣。',
  },
  add: {
    titleFor: '為 {{name}} 登記時數',
  },
  reverse: {
    text: '「{{kind}} {{change}}」將由一筆 {{back}} 的沖銷紀錄抵銷，原紀錄保留。',
  },
  print: {
    signature: '家長簽名：________________',
  },
};
