/** Names of sheets and columns in an export. */
export const logsExportZh = {
  'exports.sheet.operations': '操作日志',
  'exports.of.detail': '详情',
  'exports.of.count': '次数',
  'exports.of.address': '网络地址',
} as const;
