import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const EXPORT_OPERATIONS = {
  'school.export': {
    zh: '开始导出全部数据',
    cht: '開始匯出全部資料',
    en: 'Began the export of all data',
  },
  'school.export-cancel': {
    zh: '取消全部数据导出',
    cht: '取消全部資料匯出',
    en: 'Cancelled the export of all data',
  },
  'school.exported': {
    zh: '全部数据导出完成',
    cht: '全部資料匯出完成',
    en: 'Finished the export of all data',
  },
} as const satisfies Readonly<Record<string, Texts>>;
