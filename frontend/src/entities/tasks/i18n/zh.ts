export const zh = {
  answer: {
    new: '未打开',
    opened: '已打开',
    working: '进行中',
    handed_in: '已提交',
    late: '迟交',
    returned: '已退回',
    done: '已完成',
  },
  atDeadline: {
    work: '未交，有作品',
    template: '未交，只有模板',
    nothing: '没有作品',
  },
  state: {
    draft: '草稿',
    scheduled: '定时发布',
    released: '进行中',
    past: '已截止',
    withdrawn: '已撤回',
  },
  own: {
    until: '{{time}} 前交',
    stands: {
      late: '晚了一点，还可以交',
      free: '不急，慢慢做',
      over: '已经结束了',
    },
    progress: '我的任务进度',
    todo: '要做的',
    waiting: '等老师看',
    returned: '再试一次',
    done: '完成了',
    score: '{{value}} 分',
    none: '还没有任务',
    noneHint: '老师布置的任务会出现在这里。',
    state: {
      new: '新任务',
      opened: '还没开始',
      working: '正在做',
      handed_in: '已上交',
      late: '已上交（晚了一点）',
      returned: '再试一次',
      done: '完成了',
    },
  },
  noDeadline: '没有截止时间',
  arrived: '已交 {{arrived}} / {{total}}',
  toReview: '{{waiting}} 份待批改',
  template: '从这个作品开始',
  tryTemplate: '试一试',
  files: '附件',
  look: '查看：{{name}}',
  download: '下载：{{name}}',
  remind: '提醒未交的学生',
  remindTitle: '提醒还没有提交的学生？',
  remindText: '每位还没有提交的学生都会收到一条通知。一小时内不会重复提醒。',
  reminded_other: '已提醒 {{count}} 位学生',
  reviewing: {
    title: '待批改的作品',
    count_other: '{{count}} 份',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    task: typeof zh;
  }
}
