export const zh = {
  title: '课时管理',
  tabs: { label: '课时管理的内容', hours: '课时' },
  general: '通用课时',
  owed: '已欠课时',
  low: '课时不多了',
  hours_other: '{{amount}} 课时',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    study: typeof zh;
  }
}
