import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  pieceTitle: '設備',
  tabs: {
    pieces: '設備',
  },
  empty: '還沒有設備',
  removeText: '只有沒有使用紀錄的設備可以刪除。刪除後無法復原。',
  stepText: {
    retire: '報廢的設備不再借出，也不再盤點。它的紀錄會保留。',
  },
  facts: '設備資訊',
  kinds: {
    show: '檢視這些設備',
  },
  print: {
    columns: '每列標籤數',
    columnsOf_other: '每列 {{count}} 個',
    nothing: '沒有可以列印的設備',
  },
  camera: {
    unknown: '沒有編號為 {{code}} 的設備',
  },
  stock: {
    all: '全部設備',
    closeAll: '應有的設備都盤到了。結束後不能再掃描。',
    unsent: '這台裝置上還有未傳送的掃描，請等網路恢復後再結束。',
  },
};
