export const zh = {
  title: '家长版',
  welcome: '欢迎，亲爱的家长',
  intro: '{{school}}陪孩子一起学编程、爱创造。',
  unknownSchool: '没有找到这所学校，请向学校要一个新的二维码。',
  abilitiesTitle: '孩子在课堂上成长的六种能力',
  abilities: {
    logic: { name: '逻辑思维', text: '把问题想清楚、说明白' },
    focus: { name: '专注力', text: '静下心来完成一件作品' },
    thinking: { name: '思考能力', text: '遇到困难自己找办法' },
    communication: { name: '沟通表达', text: '把想法讲给别人听' },
    creativity: { name: '创造力', text: '做出世界上还没有的东西' },
    innovation: { name: '创新意识', text: '敢于尝试新的做法' },
  },
  contact: '联系我们',
  call: '拨打 {{tel}}',
  scan: '扫一扫，联系我们',
  noContact: '请直接联系孩子的老师。',
  student: '孩子在这里登录',
  studentHint: '用学校发的账号登录，就能看到班级和消息。',
  signIn: '登录',
  familyPage: '家长页面',
  family: {
    siblings: '换一个孩子',
    reports: '学习报告',
    newReport: '新',
    noReportName: '学习报告',
    lessons: '接下来的课',
    noLessons: '最近三周没有安排课',
    allLessons_other: '看全部 {{count}} 节课',
    onLeave: '已请假',
    guest: '插班',
    fewHours: '课时不多了',
    hours: '剩余课时',
    noHours: '还没有课时记录',
    anyCourse: '通用课时',
    expiry: '其中 {{hours}} 课时 {{day}} 到期',
    records: '上课情况',
    noRecords: '还没有上课记录',
    works: '发布的作品',
    noWorks: '还没有发布作品',
    moreWorks: '更多作品',
    back: '返回',
    toReport: '返回学习报告',
    over: '这个页面已失效',
    overHint: '二维码已经更换或停用，请向学校要一个新的。',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    parents: typeof zh;
  }
}
