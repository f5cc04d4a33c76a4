import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const STUDENT_OPERATIONS = {
  'student.add': { zh: '添加学生', cht: '新增學生', en: 'Added a student' },
  'student.card': { zh: '制作登录卡', cht: '製作登入卡', en: 'Made a sign-in card' },
  'student.card-pin': {
    zh: '设置登录卡图案密码',
    cht: '設定登入卡圖案密碼',
    en: 'Set the PIN of a card',
  },
  'student.card-pin-reset': {
    zh: '重置登录卡图案密码',
    cht: '重設登入卡圖案密碼',
    en: 'Reset the PIN of a card',
  },
  'student.card-revoked': { zh: '作废登录卡', cht: '作廢登入卡', en: 'Revoked a sign-in card' },
  'student.edit': { zh: '修改学生', cht: '修改學生', en: 'Edited a student' },
  'student.export': { zh: '导出学生', cht: '匯出學生', en: 'Exported students' },
  'student.guardians': { zh: '修改家长', cht: '修改家長', en: 'Edited guardians' },
  'student.licence': { zh: '授权学生', cht: '授權學生', en: 'Gave a licence' },
  'student.parent-code': {
    zh: '生成家长页面地址',
    cht: '產生家長頁面網址',
    en: 'Made a parents’ address',
  },
  'student.parent-code-renewed': {
    zh: '更换家长页面地址',
    cht: '更換家長頁面網址',
    en: 'Renewed a parents’ address',
  },
  'student.parent-code-revoked': {
    zh: '撤销家长页面地址',
    cht: '撤銷家長頁面網址',
    en: 'Revoked a parents’ address',
  },
  'student.siblings': { zh: '关联兄弟姐妹', cht: '連結兄弟姊妹', en: 'Linked siblings' },
  'student.siblings-parted': {
    zh: '取消关联兄弟姐妹',
    cht: '取消連結兄弟姊妹',
    en: 'Parted siblings',
  },
  'student.remove': { zh: '移除学生', cht: '移除學生', en: 'Removed a student' },
  'student.reset-password': {
    zh: '重置学生密码',
    cht: '重設學生密碼',
    en: 'Reset a student’s password',
  },
} as const satisfies Readonly<Record<string, Texts>>;
