export const zh = {
  title: '演示学校',
  subtitle: '想用哪个身份看看？',
  role1: '校长',
  role1Hint: '学校的全貌：人员、课时、数据',
  role2: '教师',
  role2Hint: '课程表、上课记录、任务、学习报告',
  role3: '学生',
  role3Hint: '作品、任务、自己的课表',
  role4: '直播教师',
  role4Hint: '接下来的课和上课记录',
  none: '这里没有演示学校。',
  leaves: '你已登录为 {{name}}。选择身份后会先退出。',
  signIn: '登录',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    demo: typeof zh;
  }
}
