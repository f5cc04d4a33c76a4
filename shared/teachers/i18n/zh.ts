/** Messages about members of staff. */
export const teachersZh = {
  'teachers.hasLessons': '这位老师还有没上的课，请先交给其他老师',
  'teachers.missing': '教师不存在',
  'teachers.limit': '教师账号数量已超出上限',
  'teachers.lastPrincipal': '学校至少要有一名可用的校长账号',
  'teachers.self': '不能对自己的账号执行此操作，请由另一位校长操作',
  'teachers.hasClasses': '这位教师还有班级，请先移交给其他教师',
} as const;
