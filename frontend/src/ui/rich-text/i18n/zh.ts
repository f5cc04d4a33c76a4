export const zh = {
  linkAddress: '链接地址',
  setLink: '设置链接',
  removeLink: '移除链接',
  notAPicture: '无法读取这张图片，或像素太多，请换一张。',
  tools: {
    all: '排版工具',
    heading: '标题',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    bulletList: '项目列表',
    orderedList: '编号列表',
    blockquote: '引用',
    link: '链接',
    picture: '插入图片',
    undo: '撤销',
    redo: '重做',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    richText: typeof zh;
  }
}
