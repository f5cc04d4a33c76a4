export const zh = {
  important: '重要',
  pinned: '置顶',
  edited: '已修改',
  reminded: '提醒阅读',
  by: '{{name}} · {{time}}',
  files_other: '{{count}} 个附件',
  go: '去看看',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notice: typeof zh;
  }
}
