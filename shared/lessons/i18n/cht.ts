import type { calendarZh } from './zh.ts';

export const calendarCht: Partial<Record<keyof typeof calendarZh, string>> = {
  'lessons.dayInLieu': '{name}（補假）',
  'lessons.planTaught': '其中有的課已經開始或上過，不能復原',
};
