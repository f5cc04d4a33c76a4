export const zh = {
  asOf: '现在看到的是 {{time}} 的内容。',
  missing: '有些内容还没有存到这台设备上，联网后会自动出现。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offline: typeof zh;
  }
}
