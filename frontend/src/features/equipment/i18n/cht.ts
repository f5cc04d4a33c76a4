import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  pieceTitle: '設備',
  tabs: {
    pieces: '設備',
  },
  scan: '掃描',
  search: '以種類、編號或序號搜尋',
  empty: '還沒有設備',
  emptyPieces: '登記學校現有的教具，列印標籤貼上，以後掃描就能借還。',
  removeText: '只有沒有使用紀錄的設備可以刪除。刪除後無法復原。',
  countHint: '最多 50 件，系統會依序編號。',
  ownNumberHint: '可不填：系統會依序產生',
  stepText: {
    retire: '報廢的設備不再借出，也不再盤點。它的紀錄會保留。',
  },
  facts: '設備資訊',
  missingHint: '它可能已被刪除，或屬於別的學校。',
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
    startText: '盤點期間可以多人同時掃描，網路不好時會先存在手機上。',
    all: '全部設備',
    scan: '掃描盤點',
    closeText_other: '還有 {{count}} 件沒有盤到。結束後不能再掃描。',
    closeAll: '應有的設備都盤到了。結束後不能再掃描。',
    unsent: '這台裝置上還有未傳送的掃描，請等網路恢復後再結束。',
    exported_other: '已匯出 {{count}} 列',
  },
};
