export const zh = {
  list: '学生课时',
  subtitle: '不多于 {{amount}} 课时即提醒',
  search: '搜索姓名、账号',
  name: '姓名',
  classes: '班级',
  course: '课程',
  balance: '剩余',
  purchased: '购买',
  given: '赠送',
  used: '已用',
  expired: '已过期',
  nextExpiry: '即将到期',
  expiresOn: '{{date}} 到期 {{amount}}',
  noHours: '还没有课时',
  settled: '已结清',
  export: '导出',
  exported_other: '已导出 {{count}} 行',
  truncated_other: '内容太多，表格里只有前 {{count}} 行',
  filter: {
    class: '班级',
    course: '课程',
    allCourses: '所有课程',
    state: '课时情况',
    all: '所有情况',
    low: '课时不多',
    owed: '已欠课时',
    expiring: '30 天内到期',
  },
  empty: '还没有学生有课时',
  emptyHint: '学生报名缴费后，在这里登记购买的课时。',
  emptyTeacher: '您班级里的学生还没有课时',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hours: typeof zh;
  }
}
