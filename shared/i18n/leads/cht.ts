import type { leadsZh } from './zh.ts';

export const leadsCht: Partial<Record<keyof typeof leadsZh, string>> = {
  'leads.trialFull': '這堂課沒有試聽名額了，請選擇其他堂課',
  'leads.trialBegun': '這堂課已經開始，請選擇其他堂課',
  'leads.noSchool': '找不到這所機構，請確認連結',
  'leads.joined.body': '家長在網頁上為{name}送出申請，請在「招生諮詢」中盡快聯絡。',
  'rule.source.invalid': '請填寫：現場、轉介紹、網頁、活動、廣告或其他',
};
