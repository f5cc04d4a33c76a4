export const zh = {
  title: '设备逾期未还',
  all: '全部 {{total}} 件',
  left: '{{name}}（已离开）',
  due: '应还 {{date}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    overdueEquipment: typeof zh;
  }
}
