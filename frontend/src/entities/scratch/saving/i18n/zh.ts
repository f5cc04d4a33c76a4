export const zh = {
  tooLarge: '作品超过了 {{mb}} MB，不能保存。请删掉一些大的图片或声音。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    saving: typeof zh;
  }
}
