export const zh = {
  account: '账号',
  firstPassword: '初始密码',
  rule: '第一次用初始密码登录，登录后请本人设置新密码。',
  tell: '请把账号和初始密码告诉本人。',
  done: '完成',
  copy: '复制账号和密码',
  copied: '已复制',
  notCopied: '无法复制，请手动抄写。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    credentials: typeof zh;
  }
}
