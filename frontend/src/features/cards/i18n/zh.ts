export const zh = {
  page: '扫码登录',
  welcome: '正在登录…',
  wait: '马上就好',
  somebodyElse: '换一个人登录？',
  somebodyElseHint: '这台设备现在登录的是{{name}}。用登录卡登录后，{{name}}会退出。',
  useCard: '用登录卡登录',
  stay: '不换人，继续使用',
  robot: '一个在写程序的小机器人',
  pinTitle: '你的四张图片',
  pinChoose: '选四张你喜欢的图片，记住顺序',
  pinAgain: '再点一遍，看看记住了没有',
  pinEnter: '按顺序点你的四张图片',
  pinDiffers: '两次不一样，再选一遍吧',
  pinNext: '下一步',
  pinDone: '登录',
  over: '这张登录卡不能用了',
  overHint: '这张卡已经到期、作废，或者换了新卡。请老师再做一张新的吧！',
  failed: '没有登录成功',
  withPassword: '用账号和密码登录',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cards: typeof zh;
  }
}
