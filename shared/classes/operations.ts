import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const CLASS_OPERATIONS = {
  'class.add': { zh: '添加班级', cht: '新增班級', en: 'Added a class' },
  'class.delete': { zh: '删除班级', cht: '刪除班級', en: 'Deleted a class' },
  'class.edit': { zh: '修改班级', cht: '修改班級', en: 'Edited a class' },
  'class.join': { zh: '学生进班', cht: '學生進班', en: 'Student joined a class' },
  'class.leave': { zh: '学生退班', cht: '學生退班', en: 'Student left a class' },
  'class.term': { zh: '班级结课或恢复', cht: '班級結課或恢復', en: 'Ended or reopened a class' },
  'class.trial': {
    zh: '开放或关闭班级试听',
    cht: '開放或關閉班級試聽',
    en: 'Offered a class for trial lessons, or no longer',
  },
} as const satisfies Readonly<Record<string, Texts>>;
