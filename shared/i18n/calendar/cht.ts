import type { calendarZh } from './zh.ts';

export const calendarCht: Readonly<Record<keyof typeof calendarZh, string>> = {
  'feeds.missing': '這個行事曆網址無效或已停用',
  'feeds.name': '{school}課表',
  'feeds.teacher': '老師：{name}',
  'feeds.assistant': '助教：{name}',
  'feeds.course': '課程：{name}',
  'told.given': '{by}為您安排了 {count} 堂課',
  'told.handedOver': '您的 {count} 堂課改由其他老師上',
  'told.moved': '您的 {count} 堂課改了時間或教室',
  'told.cancelled': '您的 {count} 堂課已取消',
  'told.newTeacher': '您擔任助教的 {count} 堂課換了老師',
  'told.lessons': '操作人：{by}\n{lessons}',
  'substitutes.changed': '這些課在此期間有變動，請重新檢視',
  'terms.running': '這個班有正在上的課，請先下課再結業',
  'terms.missing': '這個班有 {count} 堂課還沒有寫課堂紀錄，請先補寫，或選擇一併取消',
  'rule.name.formerly': '以前是「{name}」的名稱，班級裡可能還在用，請換一個',
  'lessons.dayInLieu': '{name}（補假）',
};
