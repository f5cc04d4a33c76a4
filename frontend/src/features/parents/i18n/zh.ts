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
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    parents: typeof zh;
  }
}
