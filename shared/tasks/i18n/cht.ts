import type { tasksZh } from './zh.ts';

export const tasksCht: Partial<Record<keyof typeof tasksZh, string>> = {
  'tasks.nothingHandedIn': '學生還沒有繳交作品',
  'tasks.reviewed': '老師已經批改完成，無法再繳交',
  'tasks.deadlinePassed': '截止時間已過，無法再繳交，請聯絡老師',
  'tasks.tooOften': '一個任務最多繳交 {count} 次',
  'tasks.handedInAt': '繳交時間',
  'tasks.hasWork': '未繳交，有作品',
  'tasks.hasTemplate': '未繳交，沒有改過範本',
  'tasks.times': '繳交次數',
  'tasks.handedIn': '已繳交',
  'tasks.toldReturned.body': '{by}希望你修改後再次繳交。{comment}',
  'tasks.toldMissing.body': '{by}提醒你繳交作品。',
};
