/** Names of sheets and columns in an export. */
export const leadsExportZh = {
  'exports.sheet.leads': '招生咨询',
  'exports.sheet.followUps': '跟进记录',
  'exports.of.leadId': '咨询编号',
  'exports.of.source': '来源',
  'exports.of.campaign': '活动',
  'exports.of.reached': '已到达阶段',
  'exports.of.interest': '意向',
  'exports.of.grade': '年级学校',
  'exports.of.birth': '出生年月',
  'exports.of.ownerId': '负责人',
  'exports.of.trial': '试听',
  'exports.of.lost': '流失原因',
  'exports.of.studentId': '学生编号',
  'exports.of.referrer': '介绍人',
  'exports.of.guardians': '家长',
  'exports.of.result': '结果',
} as const;
