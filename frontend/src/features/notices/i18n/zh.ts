export const zh = {
  notices: '通知',
  bell_other: '通知，{{count}} 条未读',
  bellNone: '通知，没有未读',
  seeAll: '查看全部通知',
  readAll: '全部标为已读',
  empty: '还没有通知',
  emptyHint: '学校和平台的消息会出现在这里。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof zh;
  }
}
