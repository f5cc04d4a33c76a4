export const zh = {
  title: '我的证书',
  well: '每一张证书，都是你努力换来的。',
  earlier: '看更早的证书',
  pictureOf: '{{name}}的证书：{{title}}',
  png: '图片',
  pdf: 'PDF',
  pngOf: '下载图片：{{title}}',
  pdfOf: '下载 PDF：{{title}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownCertificates: typeof zh;
  }
}
