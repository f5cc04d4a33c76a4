/** Names of sheets and columns in an export. */
export const classesExportZh = {
  'exports.sheet.classes': '班级',
  'exports.sheet.members': '班级成员',
  'exports.sheet.moves': '进班退班记录',
  'exports.of.room': '教室',
  'exports.of.capacity': '名额',
  'exports.of.start': '开始日期',
  'exports.of.end': '结束日期',
  'exports.of.direction': '进/出',
} as const;
