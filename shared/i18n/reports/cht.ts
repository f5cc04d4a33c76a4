import type { reportsZh } from './zh.ts';

export const reportsCht: Record<keyof typeof reportsZh, string> = {
  'reports.noCycle': '沒有這一期報告',
  'reports.missing': '沒有這份報告',
  'reports.notYourCycle': '只有校長和建立這一期的人可以修改它',
  'reports.notEmpty': '這一期已經有人寫了報告，不能刪除；可以把它結束',
  'reports.cycleClosed': '這一期已經結束，不能再新寫報告',
  'reports.notInCycle': '這個班不在這一期裡',
  'reports.notInClass': '這個學生不在這個班裡',
  'reports.lessonsAttended': '上課 {lessons} 次（共 {of} 次）',
  'reports.hoursUsed': '共 {hours} 堂時數',
  'reports.unchecked': '還有需要確認的地方，請先檢查',
  'reports.notAllowed': '安排發布的人已不再管理這個班',
  'reports.noPlan': '沒有這次發布',
  'reports.noKind': '沒有這種報告',
  'reports.kindExists': '已經有一種同名的報告',
  'rule.own_name.tooMany': '最多 {max} 種',
  'reports.noDraft': '這份報告沒有草稿',
  'reports.failed.title': '「{class}」有 {failed} 份報告沒有發布',
  'reports.failed.body':
    '「{cycle}」安排發布 {total} 份，其中 {failed} 份沒有成功。請打開這個班的報告查看原因，修改後再發布。',
  'reports.due.title': '「{cycle}」的報告還沒有寫完',
  'reports.due.body': '「{class}」還有 {count} 份報告沒有發布，截止日期是 {date}。',
  'rule.deadline.beforeFrom': '截止日期不能早於開始日期',
};
