export const zh = {
  period: '时间',
  periods: {
    week: '近 7 天',
    month: '近 30 天',
    term: '近 90 天',
    year: '近一年',
    dates: '自选日期',
  },
  from: '从',
  to: '到',
  beforeFrom: '结束日期不能早于开始日期',
  tooLong: '一次最多查看 {{days}} 天',
  between: '{{from}} 至 {{to}}',
  joined: '新加入',
  left: '离开',
  active: '登录学生',
  activeDays: '登录天数',
  perDay: '每日登录',
  works: '新作品',
  activity: '登录的学生',
  changes: '加入与离开',
  chart: '图表',
  table: '表格',
  day: '日期',
  monthOfYear: '月份',
  rowsOf: '{{date}} {{figure}} {{value}}，查看明细',
  nothing: '这段时间没有记录',
  nothingHint: '学生登录、加入或离开后，这里就会有数字。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    figures: typeof zh;
  }
}
