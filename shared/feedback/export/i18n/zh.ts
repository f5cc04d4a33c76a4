/** Names of sheets and columns in an export. */
export const feedbackExportZh = {
  'exports.sheet.feedback': '意见反馈',
  'exports.sheet.feedbackAnswers': '反馈回复',
  'exports.of.feedbackId': '反馈编号',
  'exports.of.recipient': '发给',
  'exports.of.writer': '回复人',
} as const;
