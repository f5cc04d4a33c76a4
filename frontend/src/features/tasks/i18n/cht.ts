import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  seeTitle: '檢視任務',
  backToList: '返回任務清單',
  see: '檢視',
  copied: '已建立新的草稿',
  shared: '同事現在可以從任務庫選用它',
  kindLabel: '繳交什麼',
  kind: {
    any: '任何作品',
  },
  toClassesHint: '之後加入班級的學生也會看到',
  toStudents: '個別學生',
  late: '截止後仍可繳交（算遲交）',
  saving: {
    unsaved: '有修改，即將儲存…',
  },
  remove: {
    withdrawText: '還沒有開啟的學生不再看到它。已經繳交的作品都會保留，任務可以再次發布。',
  },
  library: {
    back: '返回清單',
  },
};
