import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '搜尋',
  words: '姓名、拼音或標題',
  hint: '學生、班級、老師、課程和作品都在這裡找。拼音和首字母也可以，例如 wangzh。',
  hintStudent: '找找你的班級、課程和作品',
  searching: '正在搜尋',
  nothing: '找不到「{{words}}」',
  found: '找到的內容',
  recent: '最近開啟的',
  closed: '已結班',
  kinds: {
    students: '學生',
    classes: '班級',
    teachers: '老師',
    lessons: '課程安排',
    works: '作品',
  },
};
