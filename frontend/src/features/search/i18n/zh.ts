export const zh = {
  title: '搜索',
  words: '姓名、拼音或标题',
  hint: '学生、班级、老师、课程和作品都在这里找。拼音和首字母也行，如 wangzh。',
  hintStudent: '找一找你的班级、课程和作品',
  searching: '正在搜索',
  nothing: '没有找到“{{words}}”',
  found: '找到的内容',
  recent: '最近打开的',
  closed: '已结班',
  kinds: {
    students: '学生',
    classes: '班级',
    teachers: '老师',
    lessons: '课程安排',
    works: '作品',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof zh;
  }
}
