export const zh = {
  download: '下载',
  openPdf: '打开 PDF',
  onlyDownload: '这种文件要下载后打开。',
  versions: '历史版本',
  like_other: '{{count}} 个赞',
  plays_other: '看过 {{count}} 次',
  comments_other: '{{count}} 条评论',
  pending: '等待老师批准公开',
  pendingLook: '等待老师看一看',
  declined: '没有获准公开',
  declinedLook: '老师请你改一改',
  blocked: '已被老师下架',
  visibility: {
    private: '只有自己和老师能看到',
    class: '同班同学能看到',
    school: '全校能看到',
    public: '所有人都能看到',
  },
  toDo: {
    title: '学生作品',
    all: '查看全部',
    waiting: '{{author}} 想公开',
    reported: '有人举报',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    work: typeof zh;
  }
}
