export const zh = {
  title: '课堂墙',
  back: '返回课堂',
  bell: '有人求助时响铃',
  fullScreen: '全屏',
  students: '学生',
  justNow: '刚刚',
  notHere: '还没有打开编辑器',
  doing: {
    changed: '{{when}}有修改',
    opened: '已打开编辑器',
    away: '{{when}}切换到了其他窗口',
    offline: '没有网络，{{when}}还在',
    closed: '{{when}}离开了编辑器',
  },
  marks: {
    errors: '作品运行出错',
    empty: '还没有积木',
    idle_other: '{{count}} 分钟没有修改',
  },
  needsHelp: '需要帮助',
  needsHelpOf: '{{name}}需要帮助。',
  comes: '{{name}}马上来',
  answer: { coming: '马上来', settled: '已解决' },
  answerTo: { coming: '马上来，回复{{name}}', settled: '已解决，回复{{name}}' },
  open: '打开作品：',
  savedAt: '保存于 {{time}}',
  showNewer: '打开更新的版本',
  counts: {
    help_other: '{{count}} 人需要帮助',
    programming_other: '{{count}} 人在编程',
    away_other: '{{count}} 人暂离',
    absent_other: '{{count}} 人还没有打开编辑器',
  },
  noStudents: '班里还没有学生',
  notBegun: '这节课还没有开始',
  notBegunHint: '开始上课以后，这里会显示每个学生的编辑器。',
  over: '这节课已经结束',
  overHint: '学生的作品都保存好了。',
  stale: '网络中断，显示的是 {{time}} 的情况。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    wall: typeof zh;
  }
}
