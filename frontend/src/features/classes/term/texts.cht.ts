import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { term as texts } from './texts.zh.ts';

export const term: Translation<typeof texts> = {
  action: '結業',
  title: '「{{name}}」結業',
  lessons_other: '將取消 {{count}} 堂未上的課',
  noLessons: '沒有未上的課需要取消',
  span: '{{from}} 至 {{to}}',
  missing_other: '還有 {{count}} 堂課沒有寫課堂紀錄',
  missingHint: '請先補寫課堂紀錄再結業；沒有上的課可以一併取消，不扣時數。',
  cancelMissing: '這些課沒有上，一併取消',
  running_other: '有 {{count}} 堂課正在上，請先下課。',
  students_other: '{{count}} 位學生的剩餘時數',
  studentsHint: '時數留在學生帳戶裡，不會扣除。預約到這些課的補課會退回，可以重新預約。',
  noHours: '沒有時數',
  general: '通用時數',
  account: '{{name}} {{hours}}',
  end: '結業',
  left: '還有課沒有取消，班級沒有關閉。請處理後再次結業。',
  closed: '班級已關閉。',
  next: '轉入下一個班級',
  nextHint: '檢查名額和時間衝突，能轉的學生會轉入新班級，並離開這個班級。',
  nextClass: '下一個班級',
  everybody: '全選',
  move_other: '轉入 {{count}} 位學生',
  moved_other: '已轉入 {{count}} 位學生',
  notMoved_other: '{{count}} 位學生沒有轉入：',
};
