import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const TEACHER_OPERATIONS = {
  'teacher.add': { zh: '添加教师', cht: '新增教師', en: 'Added a teacher' },
  'teacher.edit': {
    zh: '修改教师或权限',
    cht: '修改教師或權限',
    en: 'Edited a teacher or abilities',
  },
  'teacher.remove': { zh: '移除教师', cht: '移除教師', en: 'Removed a teacher' },
  'teacher.reset-password': {
    zh: '重置教师密码',
    cht: '重設教師密碼',
    en: 'Reset a teacher’s password',
  },
} as const satisfies Readonly<Record<string, Texts>>;
