export const zh = {
  phone: '手机号',
  phoneHint: '中国大陆以外的号码请加 + 和国家或地区代码',
  email: '邮箱',
  byPhone: '改用短信',
  byEmail: '改用邮箱',
  code: '验证码',
  send: '获取验证码',
  sendAgain: '{{seconds}} 秒后重发',
  sentTo: '验证码已发送到 {{contact}}，5 分钟内有效',
  sentIfBound: '如果账号绑定了手机号或邮箱，验证码已发送，5 分钟内有效',
  invalid: {
    phone: {
      required: '请输入手机号',
      format: '请输入正确的手机号（中国大陆为 11 位），其他国家或地区的号码请加 + 和区号',
    },
    email: { required: '请输入邮箱', format: '请输入正确的邮箱地址' },
    sms_code: { required: '请输入验证码', format: '请输入 6 位数字验证码' },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contacts: typeof zh;
  }
}
