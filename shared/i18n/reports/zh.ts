/** Messages about reports for families. */
export const reportsZh = {
  'reports.noCycle': '没有这一期报告',
  'reports.missing': '没有这份报告',
  'reports.notYourCycle': '只有校长和建立这一期的人可以修改它',
  'reports.notEmpty': '这一期已经有人写了报告，不能删除；可以把它结束',
  'reports.cycleClosed': '这一期已经结束，不能再新写报告',
  'reports.notInCycle': '这个班不在这一期里',
  'reports.notInClass': '这个学生不在这个班里',
  'reports.lessonsAttended': '上课 {lessons} 次（共 {of} 次）',
  'reports.hoursUsed': '共 {hours} 课时',
  'reports.unchecked': '还有需要确认的地方，请先检查',
  'reports.notAllowed': '安排发布的人已不再管理这个班',
  'reports.noPlan': '没有这次发布',
  'reports.noDraft': '这份报告没有草稿',
  'reports.failed.title': '“{class}”有 {failed} 份报告没有发布',
  'reports.failed.body':
    '“{cycle}”安排发布 {total} 份，其中 {failed} 份没有成功。请打开这个班的报告查看原因，修改后再发布。',
  'reports.due.title': '“{cycle}”的报告还没有写完',
  'reports.due.body': '“{class}”还有 {count} 份报告没有发布，截止日期是 {date}。',
  'rule.deadline.beforeFrom': '截止日期不能早于开始日期',
} as const;
