export const zh = {
  drop: '把文件拖到这里',
  dropHint: '也可以粘贴，或者点按钮选择',
  choose: '选择文件',
  photo: '拍照',
  film: '录像',
  uploads: '正在上传的文件',
  progress: '{{name}} 的上传进度',
  sent: '{{percent}} · {{sent}} / {{total}}',
  waiting: '排队中',
  paused: '已暂停 · {{percent}}',
  checking: '正在检查…',
  done: '上传完成',
  noNetwork: '网络不通，恢复后自动继续',
  failed: '上传没有成功',
  pause: '暂停：{{name}}',
  resume: '继续：{{name}}',
  retry: '重试：{{name}}',
  cancel: '取消：{{name}}',
  dismiss: '从列表移除：{{name}}',
  ending: '这里不接受这种文件。可以上传：{{endings}}',
  size: '文件太大，最大 {{size}}',
  empty: '文件是空的',
  unfinished: '上次没有传完',
  unfinishedHint: '在这台设备上再选一次同一个文件，就会从停下的地方继续。',
  chooseAgain: '重新选择：{{name}}',
  throwAway: '不传了：{{name}}',
  attached: '附件',
  detach: '移除：{{name}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    upload: typeof zh;
  }
}
