/** Names of sheets and columns in an export. */
export const documentsExportZh = {
  'exports.sheet.documents': '资料',
  'exports.sheet.documentVersions': '资料版本',
  'exports.of.parent': '所在文件夹编号',
  'exports.of.documentId': '资料编号',
} as const;
