export const zh = {
  saving: '正在保存…',
  savedDraft: '已保存草稿 {{time}}',
  saved: '已保存 {{time}}',
  unsaved: '有修改，正要保存…',
  untitled: '写上标题后自动保存；现在先留在这台设备上。',
  kept: '有修改还没有保存，先留在这台设备上。',
  unkept: '有修改还没有保存，这台设备也留不住：请不要关闭页面。',
  failed: '{{time}} 起没有保存成功，内容留在这台设备上。{{message}}',
  failedUnkept: '{{time}} 起没有保存成功，这台设备也留不住：请不要关闭页面。{{message}}',
  restored: '这里是您上次在这台设备上写的、还没有保存的内容。',
  discard: '不要了，重新开始',
  leave: {
    title: '没有保存就离开？',
    text: '您的修改还没有保存。内容留在这台设备上，下次打开这里时还在。',
    confirm: '离开',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof zh;
  }
}
