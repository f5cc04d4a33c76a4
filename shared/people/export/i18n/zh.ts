/** Names of sheets and columns in an export. */
export const peopleExportZh = {
  'exports.sheet.staff': '教师',
  'exports.sheet.students': '学生',
  'exports.of.account': '账号',
  'exports.of.nick': '昵称',
  'exports.of.phone': '手机号',
  'exports.of.gender': '性别',
  'exports.of.birthday': '生日',
  'exports.of.disabled': '已停用',
  'exports.of.role': '角色',
  'exports.of.pageLine': '学校主页上的话',
  'exports.of.abilities': '权限',
} as const;
