import type { calendarZh } from './zh.ts';

export const calendarCht: Partial<Record<keyof typeof calendarZh, string>> = {
  'lessons.dayInLieu': '{name}（補假）',
};
