import type { equipmentZh } from './zh.ts';

export const equipmentCht: Partial<Record<keyof typeof equipmentZh, string>> = {
  'equipment.kindHasPieces': '這種設備還有登記的件數，無法刪除',
};
