export const zh = {
  broken: '这个作品打不开，文件可能已损坏。',
  changes: { see: '看看有什么不同', hide: '收起' },
  blocks: { see: '查看积木', hide: '收起积木' },
  unsent: '还没发送',
  perhapsUnsent: '可能还没全部发送',
  notLoaded: '播放器没有打开，请看看网络。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    player: typeof zh;
  }
}
