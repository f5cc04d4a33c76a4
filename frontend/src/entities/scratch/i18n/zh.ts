export const zh = {
  broken: '这个作品打不开，文件可能已损坏。',
  notLoaded: '播放器没有打开，请看看网络。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    player: typeof zh;
  }
}
