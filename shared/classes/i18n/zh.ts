/** Messages about classes. */
export const classesZh = {
  'classes.lessonsClash': '“{name}”{date} {time} 的课，与该学生 {otherTime} 在“{other}”的课冲突',
  'classes.hasLessons': '这个班还有没上的课，请先取消或移走这些课',
  'classes.trialsFull': '最多 {count} 个班可以放在学校主页上供试听',
  'classes.missing': '班级不存在',
  'classes.notYours': '只能管理自己任教的班级',
  'classes.notYours.student': '你不在这个班里',
  'classes.closed': '班级「{name}」已结课，不能再加入学生',
  'classes.full': '班级「{name}」已满员（{capacity} 人）',
  'classes.seatLost': '班级「{name}」刚刚满员或结课，请重新选择',
  'classes.tooMany': '一名学生最多加入 {count} 个班级',
  'classes.noTeacher': '这位老师不在本校或已停用',
  'classes.onlyOwn': '只有校长可以把班级交给其他老师',
  'classes.notEmpty': '班级还有 {count} 名学生，请先移出学生再删除',
} as const;
