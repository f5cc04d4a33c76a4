export const zh = {
  broken: '这个作品打不开，文件可能已损坏。',
  unsent: '还没发送',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    player: typeof zh;
  }
}
