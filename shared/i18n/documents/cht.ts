import type { documentsZh } from './zh.ts';

export const documentsCht: Partial<Record<keyof typeof documentsZh, string>> = {
  'documents.scan': '掃描 QR Code，在手機上查看這份報告',
  'documents.value.2': '正在進步',
  'documents.phrase.try_harder': '繼續加油',
  'documents.phrase.more_careful': '再細心一點',
  'documents.kind.hours': '堂數',
  'documents.share.closed': '連結不完整、已更換、已過期，或學校已收回。',
  'documents.share.private': '此頁只顯示這一份報告，請勿公開轉傳。',
};
