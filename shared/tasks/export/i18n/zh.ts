/** Names of sheets and columns in an export. */
export const tasksExportZh = {
  'exports.sheet.tasks': '任务',
  'exports.sheet.taskTexts': '任务内容',
  'exports.sheet.answers': '任务作答',
  'exports.of.studentIds': '指定学生',
  'exports.of.releaseAt': '发布时间',
  'exports.of.taskId': '任务编号',
  'exports.of.links': '作品使用记录',
  'exports.of.extension': '个人截止时间',
  'exports.of.reviewed': '未提交而批改的作品',
  'exports.of.handedIn': '提交记录',
  'exports.of.score': '分数',
  'exports.of.openedAt': '打开时间',
  'exports.of.reviewedAt': '批改时间',
  'exports.of.reviewerName': '批改人',
} as const;
