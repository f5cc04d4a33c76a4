export const zh = {
  broken: '这个作品打不开，文件可能已损坏。',
  changes: { see: '看看有什么不同', hide: '收起' },
  blocks: { see: '查看积木', hide: '收起积木' },
  unsent: '还没发送',
  perhapsUnsent: '可能还没全部发送',
  notLoaded: '播放器没有打开，请看看网络。',
  versions: {
    title: '历史版本',
    of: '《{{title}}》的历史版本',
    version: '第 {{no}} 版',
    preview: '预览',
    newest: '最新',
    unopened: '打不开',
    more: '更早的版本',
    choose: '选一个版本来看看。',
    from: '来自 {{device}}',
    byHand: '手动保存',
    byItself: '自动保存',
    deadline: '截止时（{{time}}）的作品',
    named: '命名',
    restored: '恢复自第 {{no}} 版',
    'handed-in': '已交作业',
    template: '模板',
    copy: '副本',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    player: typeof zh;
  }
}
