export const zh = {
  title: '数据统计',
  ofSchool: '全校与各班级的数据，按天记录',
  ofMyClasses: '我的班级的数据，按天记录',
  studentsNow: '在读学生',
  byClass: '各班级',
  class: '班级',
  size: '学生数',
  noClasses: '还没有班级',
  noClassesHint: '建立班级后，这里会显示每个班级的数据。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statistics: typeof zh;
  }
}
