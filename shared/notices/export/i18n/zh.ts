/** Names of sheets and columns in an export. */
export const noticesExportZh = {
  'exports.sheet.notices': '通知',
  'exports.sheet.schoolNotices': '学校通知',
  'exports.sheet.noticeTexts': '通知正文',
  'exports.sheet.noticeReaders': '通知阅读记录',
  'exports.sheet.noticeTemplates': '通知模板',
  'exports.of.sent': '发送时间',
  'exports.of.body': '正文',
  'exports.of.told': '系统通知',
  'exports.of.noticeId': '通知',
  'exports.of.roles': '发给角色',
  'exports.of.userIds': '发给人员',
  'exports.of.important': '重要',
  'exports.of.edited': '修改时间',
  'exports.of.withdrawn': '撤回时间',
} as const;
