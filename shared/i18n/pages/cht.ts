import type { pagesZh } from './zh.ts';

export const pagesCht: Partial<Record<keyof typeof pagesZh, string>> = {
  'pages.skip': '跳到主要內容',
  'pages.missingHint': '請向學校索取新的 QR Code 或網址。',
  'pages.leftHint': '學校不再使用本服務。謝謝您的關心，祝孩子學得開心。',
  'pages.pastDue': '學校正在整理這個頁面，課程與時間請直接來電詢問。',
  'pages.nothingYet': '學校還沒有寫介紹，歡迎來電洽詢。',
  'pages.lessons': '近兩週可以試上的課',
  'pages.noLessons': '近兩週的試聽課已經額滿。留下電話，學校會與您約時間。',
  'pages.book': '預約試聽課',
  'pages.bookThis': '預約這堂課',
  'pages.email': '電子郵件',
  'pages.address': '地址',
  'pages.call': '撥打電話',
  'pages.copied': '已複製連結',
  'pages.scan': '掃描 QR Code，在手機上開啟本頁',
};
