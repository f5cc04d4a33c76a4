import type { equipmentExportZh } from './zh.ts';

export const equipmentExportCht: Partial<Record<keyof typeof equipmentExportZh, string>> = {
  'exports.sheet.equipmentKinds': '設備種類',
  'exports.sheet.equipmentSteps': '設備使用紀錄',
  'exports.of.pieceId': '設備 ID',
};
