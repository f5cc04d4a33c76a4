export const zh = {
  clearSearch: '清除搜索',
  searchAndFilter: '搜索和筛选',
  filter: '筛选',
  filtersSet_other: '{{label}}，已设 {{count}} 项',
  columns: '显示列',
  sort: '排序',
  defaultOrder: '默认顺序',
  rowActions: '{{name}} 的操作',
  selectRow: '选择 {{name}}',
  selected_other: '已选 {{count}} 项',
  clearSelection: '取消选择',
  bulkActions: '批量操作',
  pageSize: '每页条数',
  perPage_other: '{{count}} 条/页',
  range: '第 {{from}}–{{to}} 条',
  rangeOf_other: '第 {{from}}–{{to}} 条，共 {{count}} 条',
  previous: '上一页',
  next: '下一页',
  nothingFound: '没有符合条件的内容',
  nothingFoundHint: '换个关键词，或者清除筛选条件再试。',
  clearAll: '清除搜索和筛选',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    table: typeof zh;
  }
}
