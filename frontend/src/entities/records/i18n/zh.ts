export const zh = {
  attendance: { present: '出席', late: '迟到', leave: '请假', absent: '缺席', makeup: '补课' },
  phrases: {
    try_harder: '继续努力',
    more_careful: '再细心一些',
    not_bad: '不错',
    great: '很棒',
    surprising: '令人惊喜',
  },
  guest: '插班补课',
  list: '上课记录',
  search: '搜索班级、课题或内容',
  empty: '还没有上课记录',
  emptyHint: '下课并填写记录后，会显示在这里。',
  when: '上课时间',
  class: '班级',
  teacher: '老师',
  topic: '课程内容',
  counts: '出勤',
  state: '出勤',
  hours: '课时',
  pictures: '照片',
  endedBy: '记录人',
  anyAttendance: '全部出勤',
  filterAttendance: '按出勤筛选',
  from: '从',
  to: '到',
  corrected: '已更正',
  count: '{{state}} {{count}}',
  said: '老师的评语',
  content: '上课内容',
  homework: '课后作业',
  picture: '第 {{number}} 张照片',
  ownHours: '用了 {{hours}} 课时',
  noneOwn: '还没有上过课',
  more: '更多',
  lessons: '上课节数',
  hoursTaken: '消耗课时',
  attendanceRate: '出勤率',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    records: typeof zh;
  }
}
