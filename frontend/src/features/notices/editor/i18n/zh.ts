export const zh = {
  newTitle: '写通知',
  editTitle: '编辑通知',
  back: '返回通知列表',
  content: '正文',
  untitled: '（还没有标题）',
  sending: '发给谁',
  audience: {
    school: '全校',
    roles: '按角色',
    some: '班级和个人',
  },
  roles: '角色',
  role: {
    principal: '校长',
    teacher: '教师',
    'live-teacher': '直播教师',
    student: '学生（家长页面也会显示）',
  },
  classes: '班级',
  classesHint: '班级的学生、任课教师和家长页面都会看到',
  students: '单独的学生',
  staff: '单独的教职工',
  at: '发布时间',
  atHint: '学校当地时间；留空则立即发布。定时的通知会在这个时间后的 15 分钟内发出。',
  important: '重要通知',
  importantHint: '关闭了学校通知提醒的人也会收到铃铛提醒。',
  outHint: '通知已经发布，对象不能再改。保存后，读者会看到“已修改”的标记。',
  preview: '预览',
  later: '存为草稿',
  draftSaved: '草稿已保存',
  publish: '发布',
  published: '通知已发布',
  planned: '通知会按时发布',
  saveChanges: '保存修改',
  saved: '已保存，读者会看到“已修改”',
  unsavedOut: '有修改还没有保存，读者看到的是原来的内容。',
  invalid: {
    at: { past: '发布时间要晚于现在' },
    roles: { no_readers: '请选择角色' },
    class_ids: { no_readers: '请选择班级或人员', too_many: '最多选择 20 个班级' },
    student_ids: { too_many: '最多选择 20 人，更多请按班级或角色发送' },
    file_ids: { too_many: '附件和图片太多了' },
    content: { tooLong: '正文太长了' },
  },
  fields: { audience: '对象', title: '标题' },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    editor: typeof zh;
  }
}
