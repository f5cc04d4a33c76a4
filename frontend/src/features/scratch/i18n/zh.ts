export const zh = {
  title: 'Scratch 编程',
  untitled: '我的作品',
  copyOf: '{{title}} 副本',
  editor: 'Scratch 编辑器',
  player: '作品的舞台',
  back: '返回',
  name: '作品名称',
  save: '保存',
  more: '更多',
  saveCopy: '另存为副本',
  versions: '历史版本',
  fullScreen: '全屏播放',
  help: {
    ask: '我需要帮助',
    asking: '正在告诉老师…',
    asked: '已告诉老师',
    coming: '{{name}}马上来',
    withdraw: '不用帮忙了',
  },
  about: '关于 Scratch',
  aboutText:
    'Scratch 由 Scratch 基金会开发，这里使用的是未经修改的 Scratch 编辑器，按 GNU AGPL 第 3 版授权。',
  licence: '许可证',
  source: '源代码',
  opening: '正在打开编辑器…',
  state: {
    saving: '正在保存…',
    leaving: '正在保存修改，存好就离开…',
    savedAt: '已于 {{time}} 保存',
    savedOn: '已于 {{time}} 保存',
    unsavedSince: '{{time}} 以后的修改还没有保存',
    offline: '没有网络，已存在这台设备上',
    noNetwork: '没有网络',
    savedOffline: '没有网络，已于 {{time}} 保存',
    savedOnOffline: '没有网络，已于 {{time}} 保存',
    kept: '已存在这台设备上，稍后会自动上传',
    unkept: '还没有保存，请不要关闭页面',
    tooLarge: '太大了，只存在这台设备上',
    refused: '没有保存',
    stale: '另一台设备上有更新的版本',
  },
  notLoaded: '编辑器没有打开。请看看网络，再试一次。',
  playsOnly: {
    why: '拼积木需要更宽的屏幕，在这里可以播放你的作品。',
    where: '想继续创作，请用电脑或平板打开。小平板请横过来拿。',
  },
  elsewhere: {
    title: '这个作品已在另一个标签页打开',
    text: '为了不弄丢修改，同一时间只能在一个标签页里编辑。',
    unkept: '另一个标签页里有还没保存成功的修改。请先到那里保存，或者下载文件。',
    takeOver: '在这里继续',
  },
  unread:
    '这台设备上可能有这个作品更新的修改，但现在读不出来。为了不弄丢它们，先不打开作品。请再试一次；还是不行，就关掉浏览器再打开。',
  nothing: {
    template: '这个任务没有可以开始的模板',
    templateHint: '任务可能已经收回，或者没有模板。',
    copy: '这不是 Scratch 作品',
    copyHint: '只有 Scratch 作品可以改编。',
    home: '回到首页',
  },
  keptHere: '作品已存在这台设备上，有网络时会自动上传。',
  keptHereOnly: '作品只存在这台设备上。再打开它，决定怎么办。',
  lost: {
    title: '作品还没有存下来',
    text: '这台设备存不下，也连不上服务器。现在离开，刚才的修改就没有了。可以先把作品下载成文件。',
    refused: '这台设备存不下，服务器也不收。现在离开，刚才的修改就没有了。可以先把作品下载成文件。',
    signedOut:
      '你已经退出登录，这台设备又存不下。现在离开，刚才的修改就没有了。请先把作品下载成文件。',
    download: '下载文件',
    noFile: '编辑器没有回应，无法下载。',
    again: '再试一次',
    stay: '留下',
    leave: '还是离开',
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
    noTheirs:
      '没能打开已保存的版本。什么都没有改动，你的还在。看看网络再试一次，或者把你的存为副本。',
    failed: '没有成功，什么都没有丢。请再试一次。',
  },
  history: {
    restore: '恢复这一版',
    restored: '已恢复第 {{no}} 版',
    failed: '先保存当前的修改，再恢复。',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    scratch: typeof zh;
  }
}
