import type { worksZh } from './zh.ts';

export const worksCht: Partial<Record<keyof typeof worksZh, string>> = {
  'works.notForYou': '您不能檢視或修改這個作品',
  'works.manyTasks': '一個作品最多用來完成 {count} 個任務，請另存一份再使用',
  'works.personal': '這裡好像有電話、地址或姓名，請先看一看',
  'works.abuseReportSettled': '另一位老師已經處理了這則檢舉',
  'works.toldTakenAway.body': '有人檢舉了這個作品，老師檢視後將它下架。{note}',
  'works.toldCommentTakenAway.body': '有人檢舉了這則留言，老師檢視後將它刪除。{note}',
  'works.toldReportKept.body': '老師檢視後認為內容沒有問題，予以保留。{note}',
  'works.toldKept.body': '有人檢舉了你的內容，老師檢視後認為沒有問題。{note}',
  'rule.text.personal': '「{found}」好像能找到你本人，別人都會看到，請把它拿掉',
};
