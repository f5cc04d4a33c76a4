import type { sheetsZh } from './zh.ts';

export const sheetsCht: Partial<Record<keyof typeof sheetsZh, string>> = {
  'exports.sheet.equipmentKinds': '設備種類',
  'exports.sheet.equipmentSteps': '設備使用紀錄',
  'exports.of.reviewed': '未繳交而批改的作品',
  'exports.of.handedIn': '繳交紀錄',
  'exports.of.running': '序號',
  'exports.of.code': '代碼',
  'exports.of.pieceId': '設備 ID',
};
