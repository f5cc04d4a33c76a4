export const zh = {
  title: '找回密码',
  subtitle: '用账号绑定的手机号或邮箱设置新密码',
  checking: '正在进行安全检查…',
  next: '下一步',
  backToSignIn: '返回登录',
  otherAccount: '换一个账号',
  codeGoesTo: '如果账号 {{account}} 绑定了手机号或邮箱，验证码会发到那里。',
  noCode: '没有收到？也许这个账号没有绑定手机号或邮箱，请让学校的校长或老师重置密码。',
  setPassword: '设置新密码',
  startAgain: '重新验证',
  changed: '新密码已生效，所有设备上的登录都已退出。请用新密码登录。',
  signIn: '去登录',
  invalid: {
    username: { required: '请输入账号' },
  },
  fields: { username: '账号' },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    passwords: typeof zh;
  }
}
