export const zh = {
  title: '通知公告',
  subtitle: '学校发的通知，以及与您有关的提醒。',
  subtitleStudent: '学校和老师告诉你的事。',
  noticeTitle: '通知',
  all: '全部',
  readAll: '全部标为已读',
  empty: '还没有通知',
  emptyKind: '还没有这一类通知',
  emptyHint: '学校的通知和提醒会出现在这里。',
  more: '加载更多',
  end: '没有更多了',
  back: '返回通知列表',
  byLine: '{{name}} 发布于 {{time}}',
  withdrawn: '这条通知已被撤回',
  withdrawnHint: '学校撤回了它，内容不再显示。如有疑问，请联系学校。',
  kind: {
    school: '学校通知',
    lessons: '课程',
    makeups: '请假补课',
    tasks: '任务',
    works: '作品',
    reports: '学习报告',
    hours: '课时',
    usage: '存储与流量',
    registrations: '报名咨询',
    office: '校务',
    security: '账号安全',
    service: '平台',
  },
  mute: {
    action: '提醒设置',
    title: '哪些通知要响铃',
    hint: '关闭后，这一类通知不再计入铃铛上的数字，仍可在这里查看。学校标为“重要”的通知，以及账号安全、课时等通知总会提醒。',
    saved: '已保存',
    close: '完成',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mail: typeof zh;
  }
}
