import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const LEAD_OPERATIONS = {
  'lead.add': { zh: '添加招生咨询', cht: '新增招生諮詢', en: 'Added a lead' },
  'lead.convert': { zh: '咨询转为学生', cht: '諮詢轉為學生', en: 'Enrolled a lead' },
  'lead.cost': { zh: '登记招生费用', cht: '登記招生費用', en: 'Entered what a source cost' },
  'lead.edit': { zh: '修改招生咨询', cht: '修改招生諮詢', en: 'Edited a lead' },
  'lead.export': { zh: '导出招生咨询', cht: '匯出招生諮詢', en: 'Exported leads' },
  'lead.join-page': { zh: '开关在线报名', cht: '開關線上報名', en: 'Switched the public form' },
  'lead.move': { zh: '变更咨询阶段', cht: '變更諮詢階段', en: 'Moved a lead' },
  'lead.remove': { zh: '删除招生咨询', cht: '刪除招生諮詢', en: 'Deleted a lead' },
  'lead.trial': { zh: '预约试听', cht: '預約試聽', en: 'Booked a trial lesson' },
  'lead.trialCancel': { zh: '取消试听', cht: '取消試聽', en: 'Cancelled a trial lesson' },
  'lead.trialRecord': { zh: '登记试听出勤', cht: '登記試聽出席', en: 'Recorded a trial lesson' },
} as const satisfies Readonly<Record<string, Texts>>;
