import type { equipmentZh } from './zh.ts';

export const equipmentCht: Partial<Record<keyof typeof equipmentZh, string>> = {
  'equipment.kindHasPieces': '這種設備還有登記的件數，無法刪除',
  'equipment.hasHistory': '這件設備已有使用紀錄，無法刪除，請改為報廢',
  'equipment.notNow': '{number} 目前的狀態無法這樣操作，請重新整理後再看',
  'equipment.stockClosed': '這次盤點已經結束，不能再掃描',
  'equipment.toldOverdue.title': '{number} 已超過歸還日期',
  'equipment.toldOverdue.body': '借給 {name}，應於 {date} 歸還。請提醒歸還，或延長借期。',
  'equipment.by': '經手人',
  'rule.number.single': '一次新增多件時由系統產生編號',
};
