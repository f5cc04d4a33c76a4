export const zh = {
  phone: '手机号',
  phoneHint: '中国大陆 11 位手机号码',
  code: '验证码',
  send: '获取验证码',
  sendAgain: '{{seconds}} 秒后重发',
  sentTo: '验证码已发送到 {{phone}}，5 分钟内有效',
  sentIfBound: '如果账号绑定了手机号，验证码已发送，5 分钟内有效',
  invalid: {
    phone: { required: '请输入手机号', format: '请输入 11 位手机号码' },
    sms_code: { required: '请输入验证码', format: '请输入 6 位数字验证码' },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    phone: typeof zh;
  }
}
