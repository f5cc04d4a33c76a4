export const zh = {
  title: '联系我们',
  subtitle: '遇到问题，或者有建议，都可以找我们',
  subtitleStudent: '有问题可以问你的老师，也可以请爸爸妈妈联系学校',
  toHelp: '看看帮助',
  phone: '电话',
  mail: '邮箱',
  hours: '服务时间',
  address: '地址',
  scan: '扫码联系我们',
  days: '{{from}}至{{to}}',
  open: '现在有人接听，到 {{until}}',
  closed: '现在是休息时间',
  opensToday: '现在是休息时间，今天 {{from}} 开始',
  opensTomorrow: '现在是休息时间，明天 {{from}} 开始',
  opensOn: '现在是休息时间，{{day}} {{from}} 开始',
  nothing: '平台还没有留下联系方式',
  nothingHint: '请联系为贵校开通服务的人员。',
  schoolSilent: '学校还没有填写联系方式',
  schoolSilentHint: '有问题请问你的老师。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof zh;
  }
}
