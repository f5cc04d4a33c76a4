export const zh = {
  title: '导出全部数据',
  subtitle: '学校的全部资料：表格（xlsx）和所有文件，打包成压缩文件。',
  begin: '开始导出',
  again: '重新导出',
  cancel: '取消导出',
  what: '包含教师、学生、班级、课程安排、考勤、课时流水、任务、作品、评论、通知和操作日志，以及作品、图片和附件本身。',
  how: '文件多的学校需要较长时间。离开或关闭页面后，导出会在后台继续。不占用学校的存储空间。',
  running: '正在导出',
  done: '导出完成',
  cancelled: '导出已取消',
  by: '{{name}} 于 {{time}} 开始',
  until: '可下载至 {{time}}',
  sheets: '表格 {{done}} / {{total}}，共 {{rows}} 行',
  files_other: '文件 {{count}} 个，{{done}} / {{total}}',
  archives: '压缩文件',
  archive: '{{name}}（{{size}}）',
  waiting: '连接中断，稍后自动继续。',
  ask: '取消这次导出？',
  effect: '已完成的压缩文件会保留到期满。',
  none: '还没有导出过',
  pastDue: '若一直未续费，学校的数据将于 {{date}} 删除。',
  progress: '导出进度',
  secret: '压缩文件含有学生的个人信息，请妥善保管。',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exports: typeof zh;
  }
}
