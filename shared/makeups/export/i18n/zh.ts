/** Names of sheets and columns in an export. */
export const makeupsExportZh = {
  'exports.sheet.makeups': '请假与补课',
  'exports.of.missed': '缺的课',
  'exports.of.validTo': '补课截止',
} as const;
