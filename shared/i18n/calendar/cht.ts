import type { calendarZh } from './zh.ts';

export const calendarCht: Partial<Record<keyof typeof calendarZh, string>> = {
  'feeds.teacher': '老師：{name}',
  'told.given': '{by}為您安排了 {count} 堂課',
  'told.handedOver': '您的 {count} 堂課改由其他老師上',
  'told.newTeacher': '您擔任助教的 {count} 堂課換了老師',
  'substitutes.changed': '這些課在此期間有變動，請重新檢視',
  'terms.running': '這個班有正在上的課，請先下課再結業',
  'lessons.dayInLieu': '{name}（補假）',
};
