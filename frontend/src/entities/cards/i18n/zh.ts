export const zh = {
  title: '登录卡',
  explain:
    '孩子用手机或平板扫码就能登录，不用输入账号和密码。登录卡到卡上的日期为止一直能用，密码不会改变。重新制作或作废后，旧卡就不能用了。',
  make_other: '制作 {{count}} 张登录卡',
  again: '重新制作',
  print: '打印',
  account: '账号',
  scan: '扫码登录',
  until: '{{date}} 前有效',
  without_other: '{{count}} 名学生没有登录卡：',
  address: '网址',
  pin: {
    title: '图片密码',
    wanted: '登录卡还要点对四张图片',
    on: '学校要求用登录卡时点对四张图片',
    explain: '孩子第一次用卡时自己选四张图片，以后每次点对才能登录。忘了就重设，下次用卡时重新选。',
    choose: '替孩子选图片',
    set: '图片密码已设好',
    reset_other: '重设 {{count}} 人的图片密码',
    resetDone_other: '已重设 {{count}} 人的图片密码',
  },
  refused: '以下学生没有完成：',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    signInCards: typeof zh;
  }
}
