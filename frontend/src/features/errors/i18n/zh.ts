export const zh = {
  title: '页面走丢了',
  text: '您要找的页面不存在，或者暂时打不开。',
  tellUs: '告诉我们',
  back: '返回上一页',
  home: '回到首页',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof zh;
  }
}
