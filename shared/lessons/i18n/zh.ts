/** Messages about lessons that change hands, end, or are read elsewhere. */
export const calendarZh = {
  'feeds.missing': '这个日历地址无效或已停用',
  'feeds.name': '{school}课程表',
  'feeds.teacher': '教师：{name}',
  'feeds.assistant': '助教：{name}',
  'feeds.course': '课程：{name}',
  'told.given': '{by}给您安排了 {count} 节课',
  'told.handedOver': '您的 {count} 节课改由其他教师上',
  'told.moved': '您的 {count} 节课改了时间或教室',
  'told.cancelled': '您的 {count} 节课已取消',
  'told.newTeacher': '您担任助教的 {count} 节课换了教师',
  'told.lessons': '操作人：{by}\n{lessons}',
  'substitutes.changed': '这些课在此期间有变化，请重新查看',
  'terms.running': '这个班有正在上的课，请先下课再结课',
  'terms.missing': '这个班有 {count} 节课还没有写课堂记录，请先补写，或选择一并取消',
  'rule.name.formerly': '以前是「{name}」的名称，班级里可能还在用，请换一个',
  'lessons.dayInLieu': '{name}（补休）',
} as const;
