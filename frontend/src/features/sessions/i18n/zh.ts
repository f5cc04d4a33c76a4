export const zh = {
  signIn: '登录',
  operatorSignIn: '平台管理登录',
  welcome: '欢迎回来',
  operatorWelcome: '平台运营人员入口',
  slogan: '让每个孩子爱上编程',
  account: '账号',
  password: '密码',
  signingIn: '正在登录…',
  checking: '正在进行安全检查…',
  challengeNotice: '为保护账号安全，登录前会自动进行一次安全检查，通常只需几秒。',
  challengeFailed: '安全检查没有完成，请重试。',
  signedInAs: '{{name}}，您已登录',
  forgotPassword: '忘记密码？',
  freeTrial: '免费试用',
  gallery: '作品广场',
  enter: '进入课堂',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sessions: typeof zh;
  }
}
