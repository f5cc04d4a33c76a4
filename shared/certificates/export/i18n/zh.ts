/** Names of sheets and columns in an export. */
export const certificatesExportZh = {
  'exports.sheet.certificates': '证书',
  'exports.sheet.certificateTemplates': '证书模板',
  'exports.of.level': '级别',
  'exports.of.revoked': '撤销日期',
  'exports.of.made': '制作时间',
  'exports.of.year': '年份',
  'exports.of.running': '顺序号',
  'exports.of.script': '文字',
  'exports.of.design': '版式',
} as const;
