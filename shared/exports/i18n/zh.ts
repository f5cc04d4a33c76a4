/** Messages about the end of a school's data: what its principals are told, and its whole export. */
export const exportsZh = {
  'schools.toldErasure.title': '数据将于 {date} 删除',
  'schools.toldErasure.body':
    '学校的使用期限已过。请在 {date} 之前续费，或在“机构设置”中导出全部数据；到期后学校的数据将被删除，无法恢复。',
  'schools.erasureSubject': '{school} 的数据将于 {date} 删除',
  'schools.erasureMessage':
    '【{school}】使用期限已过，学校的数据将于 {date} 删除。请登录续费，或导出全部数据。',
  'exports.missing': '没有这次导出，或它已经结束',
  'exports.taskFile': '文件',
  'exports.taskArrived': '截止后才收到的文件',
} as const;
