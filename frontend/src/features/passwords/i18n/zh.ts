export const zh = {
  title: '找回密码',
  subtitle: '用账号绑定的手机号设置新密码',
  account: '账号',
  checking: '正在进行安全检查…',
  next: '下一步',
  backToSignIn: '返回登录',
  otherAccount: '换一个账号',
  codeGoesTo: '如果账号 {{account}} 绑定了手机号，验证码会发到那个手机上。',
  noCode: '没有收到？这个账号可能没有绑定手机号。请联系学校的校长或老师，为您重置密码。',
  setPassword: '设置新密码',
  startAgain: '重新验证',
  changed: '新密码已生效，所有设备上的登录都已退出。请用新密码登录。',
  signIn: '去登录',
  invalid: {
    username: { required: '请输入账号' },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    passwords: typeof zh;
  }
}
