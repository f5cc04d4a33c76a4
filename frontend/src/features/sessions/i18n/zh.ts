export const zh = {
  signIn: '登录',
  operatorSignIn: '平台管理登录',
  welcome: '欢迎回来',
  operatorWelcome: '平台运营人员入口',
  slogan: '让每个孩子爱上编程',
  account: '账号',
  password: '密码',
  expired: '登录已超时，请重新登录。',
  signingIn: '正在登录…',
  checking: '正在进行安全检查…',
  checkingFor: '正在进行安全检查，最多约 {{seconds}} 秒。请不要关闭页面，完成后会自动登录。',
  challengeNotice:
    '这个账号或网络刚才多次登录失败。为保护账号，登录前会自动进行一次安全检查，需要几秒到半分钟，不会锁定账号。',
  signedInAs: '{{name}}，您已登录',
  forgotPassword: '忘记密码？',
  freeTrial: '免费试用',
  help: '帮助',
  whatIsThis: '这是什么？',
  about: '关于与隐私',
  gallery: '作品广场',
  enter: '进入课堂',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sessions: typeof zh;
  }
}
