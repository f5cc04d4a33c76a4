export const zh = {
  other: '其他',
  accept: '我已阅读并同意',
  between: '{{min}} 到 {{max}}',
  atLeast: '不小于 {{min}}',
  atMost: '不大于 {{max}}',
  signature: {
    clear: '重新签名',
    hint: '请用手指、触控笔或鼠标签名',
    done: '已签名',
  },
  file: {
    choose_other: '选择文件（最多 {{count}} 个）',
    remove: '移除 {{name}}',
    arrived: '已上传，{{size}}',
    sending: '正在上传 {{name}}',
    limit: '每个文件最大 10 MB',
    kinds: {
      picture: '图片',
      pdf: 'PDF',
      office: 'Word、Excel、PPT',
      video: '视频',
      audio: '音频',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    formFields: typeof zh;
  }
}
