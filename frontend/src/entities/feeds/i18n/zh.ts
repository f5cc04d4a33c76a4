export const zh = {
  title: '订阅我的课程表',
  subscribe: '订阅课程表',
  hint: '在手机或电脑的日历里看到自己的课。课程变动后，日历会自动更新。',
  make: '生成订阅地址',
  scan: '用手机扫码订阅',
  address: '订阅地址',
  copy: '复制地址',
  copied: '已复制',
  notCopied: '无法复制，请手动选择地址',
  open: '在日历应用中打开',
  secret: '知道这个地址的人都能看到您的课，请勿公开。里面没有学生的名字。',
  made: '生成于 {{when}}',
  revoke: '停用地址',
  revokeTitle: '停用这个订阅地址？',
  revokeText: '已订阅的日历将不再更新。之后可以生成新的地址。',
  revoked: '地址已停用',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    feeds: typeof zh;
  }
}
