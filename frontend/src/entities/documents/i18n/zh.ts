export const zh = {
  folder: '文件夹',
  kinds: {
    scratch: 'Scratch 作品',
    python: 'Python 程序',
    picture: '图片',
    video: '视频',
    audio: '音频',
    pdf: 'PDF',
    zip: '压缩包',
    office: '文档',
    text: '文本',
  },
  download: '下载',
  noPreview: '这种文件不能预览，请下载后打开。',
  shared: '学习资料',
  noShared: '还没有资料',
  noSharedHint: '共享给你的资料会显示在这里。',
  emptyFolder: '文件夹是空的',
  back: '返回上一级',
  more: '更多',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    document: typeof zh;
  }
}
