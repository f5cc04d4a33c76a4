import type { certificatesZh } from './zh.ts';

export const certificatesCht: Readonly<Record<keyof typeof certificatesZh, string>> = {
  'certificates.missing': '沒有這張證書',
  'certificates.noBatch': '沒有這批證書',
  'certificates.noTemplate': '沒有這個範本',
  'certificates.notYours': '只有校長和製作的人可以這樣做',
  'certificates.isRevoked': '這張證書已被撤銷',
  'certificates.tooLateToDelete': '證書製作完成 {hours} 小時後不能刪除，可以撤銷',
  'certificates.batchHasSome': '這批裡還有證書，或還在製作，不能刪除',
  'certificates.tooManyTemplates': '最多 {count} 個範本，請先刪除不用的',
  'certificates.tooManyVersions': '一張證書最多重做 {count} 次',
  'certificates.tooLargeToPrint': '檔案太大，請少選幾張再列印',
  'certificates.tooManyTries': '查詢次數太多，請稍後再試',
  'certificates.unknown': '查無此編號',
  'certificates.made.title': '你獲得了證書：{title}',
  'certificates.made.body': '打開「我的成長」，就能看到它，也可以下載。',
  'rule.design.picture': '版面裡有找不到的圖片，請重新上傳',
  'rule.design.invalid': '版面不完整，或有內容超出紙面',
};
