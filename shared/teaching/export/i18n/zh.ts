/** Names of sheets and columns in an export. */
export const teachingExportZh = {
  'exports.sheet.records': '上课记录',
  'exports.sheet.attendance': '考勤',
  'exports.of.lessonId': '课程编号',
  'exports.of.homework': '作业',
  'exports.of.pictures': '图片',
  'exports.of.counts': '人数',
  'exports.of.guest': '补课',
} as const;
