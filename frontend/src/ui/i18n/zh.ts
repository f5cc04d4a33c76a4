export const zh = {
  appName: '云课堂',
  language: '语言',
  timeout: '出了点问题，请稍后再试',
  networkError: '网络错误，请检查网络后重试',
  serviceFault: '服务暂时出了故障，不是你的网络问题，请稍后再试',
  offline: '网络已断开，恢复后会自动继续。',
  loading: '正在加载…',
  tryAgain: '重试',
  more: '显示更多',
  challengeFailed: '安全检查没有完成，请重试。',
  tellUs: '告诉我们',
  requestId: '请求编号：{{id}}',
  somethingWrong: '出了点问题',
  pageFailed: '页面没有加载成功，请刷新后重试。',
  partFailed: '这部分没有加载成功，请刷新页面。',
  partOffline: '这部分还没有加载过，请在网络恢复后打开。',
  dialogOffline: '网络已断开，恢复后请重新打开。',
  reload: '刷新页面',
  required: '必填',
  cancel: '取消',
  confirm: '确定',
  close: '关闭',
  save: '保存',
  skipToContent: '跳到主要内容',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  unread: '未读',
  ownClasses: {
    none: '还没有班级',
    noneHint: '老师把你加入班级后，这里就能看到。',
  },
  unsaved: {
    title: '放弃未保存的修改？',
    text: '您的修改还没有保存，离开后会丢失。',
    discard: '放弃修改',
  },
  overtaken: {
    title: '有人刚刚改过这份资料',
    text: '您编辑的时候，另一位同事保存了修改。请选择每一项保留谁的内容。',
    theirs: '对方的：',
    mine: '我的：',
    empty: '（空）',
    back: '返回编辑',
    save: '保存选择',
  },
  field: {
    used: '{{used}} 字',
    pickDay: '选择一天',
    pickTime: '选择时刻',
    required: '请填写此项',
    tooShort: '太短了，至少 {{min}} 个字符',
    tooLong: '太长了，最多 {{max}} 个字符',
    format: '格式不正确',
    value: '内容不正确',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof zh;
  }
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
}
