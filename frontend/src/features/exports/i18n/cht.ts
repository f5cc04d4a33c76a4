import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '匯出全部資料',
  subtitle: '學校的全部資料：表格（xlsx）和所有檔案，打包成壓縮檔。',
  begin: '開始匯出',
  again: '重新匯出',
  cancel: '取消匯出',
  what: '包含教師、學生、班級、課程安排、出缺勤、時數明細、任務、作品、留言、通知和操作紀錄，以及作品、圖片和附件本身。',
  how: '檔案多的學校需要較長時間。離開或關閉頁面後，匯出會在背景繼續。不占用學校的儲存空間。',
  running: '正在匯出',
  done: '匯出完成',
  cancelled: '匯出已取消',
  by: '{{name}} 於 {{time}} 開始',
  until: '可下載至 {{time}}',
  sheets: '表格 {{done}} / {{total}}，共 {{rows}} 列',
  files_other: '檔案 {{count}} 個，{{done}} / {{total}}',
  archives: '壓縮檔',
  archive: '{{name}}（{{size}}）',
  waiting: '連線中斷，稍後自動繼續。',
  ask: '要取消這次匯出嗎？',
  effect: '已完成的壓縮檔會保留到期滿。',
  none: '尚未匯出過',
  pastDue: '若一直未續約，學校的資料將於 {{date}} 刪除。',
  progress: '匯出進度',
  secret: '壓縮檔含有學生的個人資料，請妥善保管。',
};
