export const zh = {
  title: '帮助',
  subtitle: '各项功能怎么用，一步一步说清楚',
  search: '搜索帮助',
  topics: '帮助主题',
  forYou: '常用',
  forOthers: '其他',
  all: '全部主题',
  found: '搜索结果',
  nothing: '没有找到',
  nothingHint: '换个说法试试，或者到“联系我们”问一问。',
  back: '全部主题',
  article: '帮助：{{title}}',
  contact: '联系我们',
  signIn: '登录',
  home: '回到首页',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof zh;
  }
}
