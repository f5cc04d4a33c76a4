/** Names of sheets and columns in an export. */
export const reportsExportZh = {
  'exports.sheet.cycles': '报告期次',
  'exports.sheet.reports': '学习报告',
  'exports.sheet.reportVersions': '已发布的报告',
  'exports.sheet.reportDrafts': '报告草稿',
  'exports.of.to': '结束日期',
  'exports.of.cycleId': '期次编号',
  'exports.of.values': '六维评分',
  'exports.of.overruled': '检查说明',
} as const;
