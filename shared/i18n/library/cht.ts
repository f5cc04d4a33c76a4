import type { libraryZh } from './zh.ts';

export const libraryCht: Readonly<Record<keyof typeof libraryZh, string>> = {
  'documents.missing': '沒有這份資料，或您無法查看',
  'documents.notYours': '這是別人的資料，您可以查看但無法修改',
  'documents.tooDeep': '資料夾最多 {count} 層',
  'documents.intoItself': '資料夾不能移到自己裡面',
  'documents.noFile': '資料夾沒有版本',
  'documents.noVersion': '這個版本已不存在',
  'documents.ownNotShared': '「我的檔案」只有您自己能看到。請先移到學校資料庫，再分享',
  'rule.upload_id.missing': '檔案不存在，或不是您上傳的',
  'rule.upload_id.otherKind': '新版本要和原來是同一種檔案',
};
