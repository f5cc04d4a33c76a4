/** Messages about lessons that change hands, end, or are read elsewhere. */
export const calendarZh = {
  'feeds.missing': '这个日历地址无效或已停用',
  'feeds.name': '{school}课程表',
  'feeds.teacher': '教师：{name}',
  'feeds.assistant': '助教：{name}',
  'feeds.course': '课程：{name}',
} as const;
