export const zh = {
  title: '历史版本',
  version: '第 {{no}} 版',
  preview: '预览',
  newest: '最新',
  more: '更早的版本',
  choose: '选一个版本来预览。',
  from: '来自 {{device}}',
  labels: {
    named: '命名',
    restored: '恢复',
    'handed-in': '已交作业',
    template: '模板',
    copy: '副本',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    versions: typeof zh;
  }
}
