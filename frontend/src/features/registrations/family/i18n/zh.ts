export const zh = {
  title: '申请试听',
  titleOf: '到{{name}}试听',
  subtitle: '留下联系方式，老师会尽快与您联系。',
  name: '孩子姓名',
  nameHint: '2 到 5 个汉字，其他文字 1 到 30 个字符',
  age: '孩子年龄（选填）',
  guardian: '您的称呼（选填）',
  relation: '您是孩子的',
  relations: {
    mother: '母亲',
    father: '父亲',
    grandmother: '祖母',
    grandfather: '祖父',
    other: '其他监护人',
  },
  course: '感兴趣的课程',
  anyCourse: '还不确定',
  interest: '孩子感兴趣的内容（选填）',
  wish: '希望的时间（选填）',
  wishHint: '例如周六下午',
  remark: '想了解什么（选填）',
  consent: '我同意{{name}}保存这些信息并与我联系',
  send: '提交申请',
  sending: '正在提交…',
  thanks: '谢谢！',
  thanksText: '{{name}}会拨打 {{phone}} 与您联系。',
  closed: '现在不能在线申请',
  closedText: '{{name}}目前不接受在线申请，请直接联系机构。',
  invalid: {
    name: {
      required: '请输入孩子姓名',
      length: '2 到 5 个汉字，其他文字 1 到 30 个字符',
      letters: '只能用汉字、字母和数字，中间可有一个空格、“·”、“-”、“’”或“.”',
    },
    consent: { required: '请先同意', value: '请先同意' },
    age: { value: '0 到 18' },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    familyJoin: typeof zh;
  }
}
