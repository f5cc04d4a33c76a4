export const zh = {
  progress: '已完成 {{done}} / {{total}} 节',
  undoing: '正在撤销：{{done}} / {{total}} 节',
  undone: '已撤销',
  done: {
    series_other: '已安排 {{count}} 节课',
    edit_other: '已调整 {{count}} 节课',
    remove_other: '已删除 {{count}} 节课',
    substitute_other: '{{count}} 节课已有代课老师',
    term_other: '已取消 {{count}} 节课',
  },
  refused_other: '{{count}} 节课没有处理：',
  cancel: '取消并还原',
  goOn: '继续',
  undo: '撤销',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    plans: typeof zh;
  }
}
