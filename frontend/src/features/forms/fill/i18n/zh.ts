export const zh = {
  title: '填写表单',
  file: {
    failed: '没有传上，请移除后重新选择',
    refused: {
      ending: '这里不接受这种文件',
      size: '文件太大',
      empty: '文件是空的',
    },
  },
  faults: {
    required: '请填写',
    type: '格式不正确',
    too_long: '内容太长',
    too_small: '数值太小',
    too_big: '数值太大',
    day: '请填写正确的日期',
    phone: '请填写正确的电话号码',
    option: '请重新选择',
    too_many: '选得太多',
  },
  for: '为{{name}}填写',
  privacy_other: '填写的内容由{{school}}的老师查看，表单结束 {{count}} 天后自动删除。',
  send: '提交',
  sendAgain: '再次提交',
  kept: '还没提交的内容会保存在这台设备上',
  filesOnTheirWay: '文件还在上传，请稍等',
  waiting: '网络断开了，还不知道是否已提交。恢复网络后会自动再试，不会重复提交。',
  notProved: '安全验证没有完成，请重试',
  sent: {
    title: '提交成功',
    hint: '感谢您的填写。',
    another: '再填一份',
  },
  answered: {
    hint: '已经填写过了，感谢您。',
  },
  closed: {
    early: '还没有开放填写，{{from}} 开始。',
    over: '填写时间已过（{{until}} 截止）。',
    closed: '学校已关闭这个表单。',
    full: '名额已满，不能再填写。',
    open: '可以填写。',
  },
  over: {
    title: '这个地址打不开表单',
    hint: '地址可能已更换，请向学校索取新的地址。',
  },
  call: '致电 {{phone}}',
  whose: {
    text: '每名学生填写一次。家长请粘贴孩子家长页面的网址；学生请登录自己的账号。',
    child: '家长页面的网址',
    hint: '老师发给您的网址或二维码打开的页面',
    wrong: '这个网址不是本校家长页面的网址，或已失效',
    go: '继续',
    signIn: '学生登录',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    formFill: typeof zh;
  }
}
