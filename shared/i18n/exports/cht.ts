import type { exportsZh } from './zh.ts';

export const exportsCht: Readonly<Record<keyof typeof exportsZh, string>> = {
  'schools.toldErasure.title': '資料將於 {date} 刪除',
  'schools.toldErasure.body':
    '學校的使用期限已過。請在 {date} 之前續費，或在「機構設定」中匯出全部資料；到期後學校的資料將被刪除，無法復原。',
  'schools.erasureSubject': '{school} 的資料將於 {date} 刪除',
  'schools.erasureMessage':
    '【{school}】使用期限已過，學校的資料將於 {date} 刪除。請登入續費，或匯出全部資料。',
  'exports.missing': '沒有這次匯出，或它已經結束',
  'exports.taskFile': '檔案',
  'exports.taskArrived': '截止後才收到的檔案',
};
