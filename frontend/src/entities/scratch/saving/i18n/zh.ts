export const zh = {
  tooLarge: '作品超过了 {{mb}} MB，不能保存。请删掉一些大的图片或声音。',
  unsent: {
    title_other: '{{count}} 个作品还没有上传',
    text: '它们存在这台设备上，有网络时会自动上传。',
    sendNow: '现在上传',
    sending: '正在上传…',
    open: '打开',
    onlyHere: '只在这台设备上',
    sent_other: '{{count}} 个作品已上传',
    offline: '还没有网络，或者连不上服务器',
    stale: '在别处也改过了，打开看看再决定',
    refused: '没有上传成功，打开看看',
    busy: '正在另一个标签页打开',
    unread: '这台设备现在读不出它，打开再试一次',
  },
  unread: {
    text: '这台设备上可能有还没上传的作品，但现在读不出来。它们会留在这里。请再试一次；还是不行，就关掉浏览器再打开。',
    again: '再试一次',
  },
  signOut: {
    title: '先上传作品，再退出',
    sending: '正在上传没有保存完的作品…',
    failed: '这些作品没能上传',
    stays: '它们会留在这台设备上。下次在这台设备上登录，会继续上传。',
    unkept: '还没有存到任何地方',
    lost: '请先到打开它的标签页里保存，或者把它下载成文件。现在退出，没有存下来的修改会丢失。',
    stay: '先不退出',
    leave: '仍要退出',
  },
  begun: '你已经开始做“{{title}}”，它还没有上传。',
  begunHere: '你已经在这台设备上为这个任务开始了一个作品。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    saving: typeof zh;
  }
}
