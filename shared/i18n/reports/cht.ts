import type { reportsZh } from './zh.ts';

export const reportsCht: Partial<Record<keyof typeof reportsZh, string>> = {
  'reports.hoursUsed': '共 {hours} 堂時數',
  'reports.failed.body':
    '「{cycle}」安排發布 {total} 份，其中 {failed} 份沒有成功。請打開這個班的報告查看原因，修改後再發布。',
  'rule.text.filtered_words': '沒有傳送，請拿掉這些詞：{words}',
  'rule.text.contact': '沒有傳送，請拿掉「{found}」：這裡不要寫電話和住址，學校知道怎麼聯絡您',
};
