import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  searchAndFilter: '搜尋與篩選',
  columns: '顯示欄位',
  selectRow: '選取 {{name}}',
  selected_other: '已選取 {{count}} 項',
  clearSelection: '取消選取',
  pageSize: '每頁筆數',
  nothingFoundHint: '換個關鍵字，或清除篩選條件後再試一次。',
};
