/** Names of sheets and columns in an export. */
export const formsExportZh = {
  'exports.sheet.forms': '表单',
  'exports.sheet.formContents': '表单问题',
  'exports.sheet.formAnswers': '表单回复',
  'exports.of.formId': '表单编号',
  'exports.of.questions': '问题',
  'exports.of.past': '不再使用的问题',
  'exports.of.answers': '答案',
  'exports.of.once': '每人次数',
  'exports.of.most': '名额',
  'exports.of.keptDays': '保留天数',
  'exports.of.intro': '说明文字',
  'exports.of.student': '学生',
} as const;
