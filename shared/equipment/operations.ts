import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const EQUIPMENT_OPERATIONS = {
  'equipment.add': { zh: '登记设备', cht: '登記設備', en: 'Added equipment' },
  'equipment.edit': { zh: '修改设备', cht: '修改設備', en: 'Edited equipment' },
  'equipment.export': { zh: '导出设备', cht: '匯出設備', en: 'Exported equipment' },
  'equipment.extend': { zh: '延长借用', cht: '延長借用', en: 'Extended a loan' },
  'equipment.kind-add': {
    zh: '添加设备种类',
    cht: '新增設備種類',
    en: 'Added a kind of equipment',
  },
  'equipment.kind-edit': {
    zh: '修改设备种类',
    cht: '修改設備種類',
    en: 'Edited a kind of equipment',
  },
  'equipment.kind-remove': {
    zh: '删除设备种类',
    cht: '刪除設備種類',
    en: 'Deleted a kind of equipment',
  },
  'equipment.lend': { zh: '借出设备', cht: '借出設備', en: 'Lent equipment' },
  'equipment.lost': { zh: '标记设备丢失', cht: '標記設備遺失', en: 'Marked equipment as lost' },
  'equipment.remove': { zh: '删除设备', cht: '刪除設備', en: 'Deleted equipment' },
  'equipment.repair': { zh: '设备送修', cht: '設備送修', en: 'Sent equipment to be repaired' },
  'equipment.repaired': { zh: '设备修好', cht: '設備修好', en: 'Equipment back from repair' },
  'equipment.restore': {
    zh: '设备恢复使用',
    cht: '設備恢復使用',
    en: 'Put equipment back into use',
  },
  'equipment.retire': { zh: '设备报废', cht: '設備報廢', en: 'Retired equipment' },
  'equipment.return': { zh: '归还设备', cht: '歸還設備', en: 'Took equipment back' },
  'equipment.stock-close': { zh: '结束盘点', cht: '結束盤點', en: 'Closed a stock-taking' },
  'equipment.stock-start': { zh: '开始盘点', cht: '開始盤點', en: 'Started a stock-taking' },
} as const satisfies Readonly<Record<string, Texts>>;
