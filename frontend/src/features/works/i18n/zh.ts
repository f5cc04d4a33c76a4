export const zh = {
  create: '创作',
  createHint: '做一个新作品，或者上传你做好的文件',
  scratch: 'Scratch 编程',
  scratchHint: '用积木编故事、做动画和游戏',
  scratchStart: '新建 Scratch 作品',
  work: '作品',
  mine: '我的作品',
  trash: '回收站',
  kept: '作品',
  which: '显示哪些作品',
  none: '还没有作品',
  noneHint: '新建一个 Scratch 作品，或者上传一个文件。',
  noneRemoved: '回收站是空的',
  more: '显示更多',
  goOn: '继续编辑',
  remove: '删除：{{title}}',
  removeTitle: '删除“{{title}}”？',
  removeText_other: '{{count}} 天内可以从回收站恢复。',
  removeNow: '删除',
  restore: '恢复',
  pending: '等待老师批准公开',
  visibility: {
    private: '只有自己和老师能看到',
    class: '同班同学能看到',
    school: '全校能看到',
    public: '所有人都能看到',
  },
  download: '下载',
  openPdf: '打开 PDF',
  by: '{{author}} · {{time}}',
  like_other: '{{count}} 个赞',
  plays_other: '看过 {{count}} 次',
  back: '返回我的作品',
  noWork: '没有选择作品',
  comments: '评论',
  noComments: '还没有评论',
  comment: '写评论',
  sendComment: '发表',
  masked: '有些词语被替换成了星号',
  removeComment: '删除 {{author}} 的评论',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    works: typeof zh;
  }
}
