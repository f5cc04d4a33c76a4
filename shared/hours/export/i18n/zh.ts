/** Names of sheets and columns in an export. */
export const hoursExportZh = {
  'exports.sheet.hours': '课时流水',
  'exports.of.balance': '余额',
  'exports.of.owed': '欠课时',
  'exports.of.lesson': '对应课程',
} as const;
