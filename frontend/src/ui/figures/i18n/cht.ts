import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  period: '時間',
  periods: {
    week: '近 7 天',
    month: '近 30 天',
    term: '近 90 天',
    year: '近一年',
    dates: '自訂日期',
  },
  from: '從',
  to: '到',
  beforeFrom: '結束日期不能早於開始日期',
  tooLong: '一次最多查看 {{days}} 天',
  between: '{{from}} 至 {{to}}',
  joined: '新加入',
  left: '離開',
  active: '登入學生',
  activeDays: '登入天數',
  perDay: '每日登入',
  works: '新作品',
  activity: '登入的學生',
  changes: '加入與離開',
  chart: '圖表',
  table: '表格',
  day: '日期',
  monthOfYear: '月份',
  rowsOf: '{{date}} {{figure}} {{value}}，查看明細',
  nothing: '這段時間沒有紀錄',
  nothingHint: '學生登入、加入或離開後，這裡就會有數字。',
};
