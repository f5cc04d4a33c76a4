import type { sheetsZh } from './zh.ts';

export const sheetsCht: Partial<Record<keyof typeof sheetsZh, string>> = {
  'exports.folder.avatars': '頭像',
  'exports.folder.singles': '個別指派的學生',
  'exports.sheet.moves': '進出班級紀錄',
  'exports.sheet.equipmentKinds': '設備種類',
  'exports.sheet.equipmentSteps': '設備使用紀錄',
  'exports.of.until': '有效期限',
  'exports.of.validTo': '補課期限',
  'exports.of.reviewed': '未繳交而批改的作品',
  'exports.of.handedIn': '繳交紀錄',
  'exports.of.withdrawn': '收回時間',
  'exports.of.revoked': '撤銷日期',
  'exports.of.running': '序號',
  'exports.of.code': '代碼',
  'exports.of.recipient': '傳給',
  'exports.of.pieceId': '設備 ID',
};
