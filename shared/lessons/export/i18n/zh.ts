/** Names of sheets and columns in an export. */
export const lessonsExportZh = {
  'exports.sheet.lessons': '课程安排',
  'exports.of.startsAt': '开始时间',
  'exports.of.endsAt': '结束时间',
  'exports.of.guests': '补课学生',
  'exports.of.leaves': '请假学生',
} as const;
