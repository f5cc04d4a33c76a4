export const zh = {
  title: 'Scratch 编程',
  untitled: '我的作品',
  copyOf: '{{title}} 副本',
  editor: 'Scratch 编辑器',
  back: '返回',
  name: '作品名称',
  save: '保存',
  more: '更多',
  saveCopy: '另存为副本',
  versions: '历史版本',
  fullScreen: '全屏播放',
  about: '关于 Scratch',
  aboutText:
    'Scratch 由 Scratch 基金会开发，这里使用的是未经修改的 Scratch 编辑器，按 GNU AGPL 第 3 版授权。',
  licence: '许可证',
  source: '源代码',
  opening: '正在打开编辑器…',
  state: {
    saving: '正在保存…',
    savedAt: '已于 {{time}} 保存',
    unsavedSince: '{{time}} 以后的修改还没有保存',
    offline: '没有网络，已存在这台设备上',
    kept: '已存在这台设备上，稍后会自动上传',
    unkept: '还没有保存，请不要关闭页面',
    stale: '另一台设备上有更新的版本',
  },
  tooLarge: '作品超过了 {{mb}} MB，不能保存。请删掉一些大的图片或声音。',
  smallScreen: '手机上也能编程，用平板或电脑会更方便。',
  libraryMissing: '这里还没有安装 Scratch 素材库。你可以自己画造型、录声音，或者上传图片和声音。',
  elsewhere: {
    title: '这个作品已在另一个标签页打开',
    text: '为了不弄丢修改，同一时间只能在一个标签页里编辑。',
    takeOver: '在这里继续',
  },
  notSaved: {
    title: '作品还没有上传',
    text: '作品已存在这台设备上，下次打开时会自动上传。',
    leave: '离开',
  },
  unsent: {
    title: '有还没上传的作品',
    text: '这些作品存在这台设备上，还没有上传。',
    open: '继续编辑',
    startNew: '新建作品',
  },
  stale: {
    title: '这个作品在别处改过了',
    text: '另一台设备在这期间保存了新的版本。看一看两个版本，再决定怎么办，什么都不会丢。',
    mine: '我的版本（{{time}}）',
    theirs: '已保存的版本（{{time}}）',
    asCopy: '把我的存为副本',
    useTheirs: '用已保存的版本',
    onTop: '用我的作为新版本',
    confirmTheirs: '你在这台设备上的修改不会保留。确定吗？',
  },
  history: {
    title: '历史版本',
    version: '第 {{no}} 版',
    preview: '预览',
    restore: '恢复这一版',
    restored: '已恢复第 {{no}} 版',
    newest: '最新',
    more: '更早的版本',
    choose: '选一个版本来预览。',
    failed: '先保存当前的修改，再恢复。',
    from: '来自 {{device}}',
    labels: {
      named: '命名',
      restored: '恢复',
      'handed-in': '已交作业',
      template: '模板',
      copy: '副本',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    scratch: typeof zh;
  }
}
