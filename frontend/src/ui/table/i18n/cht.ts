import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  clearSearch: '清除搜尋',
  searchAndFilter: '搜尋與篩選',
  filter: '篩選',
  filtersSet_other: '{{label}}，已設 {{count}} 項',
  columns: '顯示欄位',
  sort: '排序',
  defaultOrder: '預設順序',
  rowActions: '{{name}} 的操作',
  selectRow: '選取 {{name}}',
  selected_other: '已選取 {{count}} 項',
  clearSelection: '取消選取',
  bulkActions: '批次操作',
  pageSize: '每頁筆數',
  perPage_other: '{{count}} 筆/頁',
  range: '第 {{from}}–{{to}} 筆',
  rangeOf_other: '第 {{from}}–{{to}} 筆，共 {{count}} 筆',
  previous: '上一頁',
  next: '下一頁',
  nothingFound: '沒有符合條件的內容',
  nothingFoundHint: '換個關鍵字，或清除篩選條件後再試一次。',
  clearAll: '清除搜尋和篩選',
};
