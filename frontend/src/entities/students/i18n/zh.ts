export const zh = {
  named: '{{names}}也是这个手机号。',
  others_other: '还有 {{count}} 名别的班的学生也是这个手机号。',
  what: '如果是兄弟姐妹，请在学生详情里关联；如果不是，请核对手机号。',
  open: '打开学生详情',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    samePhone: typeof zh;
  }
}
