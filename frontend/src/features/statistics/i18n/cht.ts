import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '資料統計',
  ofSchool: '全校與各班級的資料，按日記錄',
  ofMyClasses: '我的班級的資料，按日記錄',
  studentsNow: '在讀學生',
  byClass: '各班級',
  class: '班級',
  size: '學生數',
  noClasses: '還沒有班級',
  noClassesHint: '建立班級後，這裡會顯示每個班級的資料。',
};
